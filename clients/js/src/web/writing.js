/** With what tipd writes of itself: numbers of progress. */
const DIGITS = '0123456789';

/**
 * What a tip may be written with: the family of its font, and texts with all of its characters.
 *
 * @param standard the options of the session, over which lie those of the tip
 */
export function writingOf({ content, options }, standard = {}) {
  const { title, text, buttons = [], progress } = content ?? {};
  const option = (group, name, otherwise) => options?.[group]?.[name] ?? standard[group]?.[name] ?? otherwise;
  const labels = buttons.map(({ label }) => label);
  const words = [option('progress', 'format', ' of '), option('text', 'ellipsis', '…')];
  const texts = [title, text, progress, ...labels, ...words].filter((one) => typeof one === 'string');
  return { family: option('text', 'family', 'sans-serif'), texts: [...texts, DIGITS] };
}
