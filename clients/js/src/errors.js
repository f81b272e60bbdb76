/** How many lines of stderr an error's message repeats. */
const LINES_IN_MESSAGE = 5;

/** What every error of this package is. */
export class TipdError extends Error {
  constructor(message, options) {
    super(message, options);
    this.name = new.target.name;
  }
}

/** tipd refused a request; nothing has changed. */
export class RpcError extends TipdError {
  /** @param error the `error` member of the reply, as it came */
  constructor(error, method) {
    super(String(error?.message ?? 'refused without a reason'));
    this.method = method;
    this.code = error?.code;
    this.data = error?.data;
    this.kind = error?.data?.kind;
    this.path = error?.data?.path;
  }
}

/** The program has ended, or speaks and listens no more. */
export class ServerExited extends TipdError {
  constructor({ exitCode = null, signalName = null, stderrTail = '' } = {}) {
    super(withLastLines(describeEnd(exitCode, signalName), stderrTail));
    this.exitCode = exitCode;
    this.signalName = signalName;
    this.stderrTail = stderrTail;
  }
}

/** No answer came in time. */
export class RequestTimeout extends TipdError {
  constructor({ method, timeout, stderrTail = '' }) {
    super(withLastLines(`no answer to ${method} within ${timeout} ms`, stderrTail));
    this.method = method;
    this.timeout = timeout;
    this.stderrTail = stderrTail;
  }
}

/** What arrived is not the protocol. */
export class ProtocolError extends TipdError {
  /** @param messages what `FrameReader.push` had read from the chunk before the fault */
  constructor(message, { messages = [], cause } = {}) {
    super(message, { cause });
    this.messages = messages;
  }
}

/** There is no such program, or it may not be executed. */
export class ProgramNotFound extends TipdError {
  constructor({ program, reason, tried = [], cause }) {
    const places = tried.length > 0 ? `; looked for ${tried.join(', ')}` : '';
    super(`cannot start ${program}: ${reason}${places}`, { cause });
    this.program = program;
    this.tried = tried;
  }
}

function describeEnd(exitCode, signalName) {
  if (signalName !== null) return `tipd was ended by ${signalName}`;
  if (exitCode !== null) return `tipd ended with status ${exitCode}`;
  return 'the connection to tipd is closed';
}

function withLastLines(sentence, stderrTail) {
  const lines = stderrTail.trimEnd().split('\n').slice(-LINES_IN_MESSAGE).join('\n');
  return lines === '' ? sentence : `${sentence}; its last words:\n${lines}`;
}
