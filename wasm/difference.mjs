/** Says where what the module did differs from what the native program did; nothing if it does not. */
export function difference(native, module) {
  const at = firstDifference(native.output, module.output);
  if (at !== undefined) {
    return `output differs from byte ${at} on, in the answer to ${idBefore(native.output, at)}
  native: ${excerpt(native.output, at)}
  module: ${excerpt(module.output, at)}`;
  }
  if (native.status !== module.status) return `exit status ${native.status} natively, ${module.status} in the module`;
}

function firstDifference(first, second) {
  const shorter = Math.min(first.length, second.length);
  for (let at = 0; at < shorter; at += 1) if (first[at] !== second[at]) return at;
  return first.length === second.length ? undefined : shorter;
}

/** The id of the message that a byte of the output belongs to, as JSON. */
function idBefore(output, at) {
  const ids = [...output.subarray(0, at).toString().matchAll(/"jsonrpc":"2\.0","id":("(?:[^"\\]|\\.)*"|[^,]*)/g)];
  return ids.at(-1)?.[1] ?? 'nothing';
}

function excerpt(output, at) {
  return JSON.stringify(output.subarray(Math.max(0, at - 40), at + 40).toString());
}
