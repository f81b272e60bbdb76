/// The style sheet of the page.
enum DemoStyle {
  /// All of it: colours for light and dark, the page, the window.
  static let sheet = colours + page + caption + window

  private static let colours = """

    :root {
      color-scheme: light dark;
      --page: #f4f5f7; --card: #ffffff; --ink: #1b1f24; --soft: #59636e; --line: #d8dde3; --accent: #2b62d9;
      --bar: #eceff3; --panel: #ffffff; --field: #ffffff; --control: #ffffff; --edge: #cfd6de;
      --chosen: #dfe8fb; --label: #24292f; --note: #6e7781; --prose: #cdd5de; --face: #e8b84b;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --page: #101317; --card: #181c22; --ink: #e6e9ed; --soft: #9aa4af; --line: #2c333c; --accent: #7aa2ff;
        --bar: #39424e; --panel: #434d5a; --field: #39424e; --control: #525e6d; --edge: #5f6b7a;
        --chosen: #55688c; --label: #f0f3f6; --note: #b7c0ca; --prose: #6b7787; --face: #e8b84b;
      }
    }

    """

  private static let page = """
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
    header, main { max-width: 980px; margin: 0 auto; padding: 0 20px; }
    header { padding-top: 40px; }
    h1 { margin: 0; font-size: 34px; letter-spacing: -0.02em; }
    header p { max-width: 70ch; color: var(--soft); }
    nav ol { margin: 0; padding: 0 0 0 1.6em; columns: 3 220px; font-size: 14px; }
    nav li { break-inside: avoid; padding: 2px 0; color: var(--soft); }
    a { color: var(--accent); text-decoration: none; }
    a:hover { text-decoration: underline; }
    figure { margin: 0; }
    section { margin: 36px 0; padding: 20px; background: var(--card); border: 1px solid var(--line);
      border-radius: 14px; }
    h2 { display: flex; gap: 12px; align-items: center; margin: 0 0 14px; font-size: 20px; line-height: 1.3; }
    .number { flex: none; min-width: 30px; padding: 1px 8px; border-radius: 15px; background: var(--accent);
      color: var(--card); font-size: 15px; line-height: 28px; text-align: center; }
    figure svg { display: block; width: 100%; height: auto; border: 1px solid var(--edge); border-radius: 10px; }
    .symbols { position: absolute; width: 0; height: 0; }

    """

  private static let caption = """
    figcaption { font-size: 15px; }
    figcaption p { margin: 14px 0 0; }
    .wide { overflow-x: auto; margin-top: 12px; }
    table { border-collapse: collapse; width: 100%; font-size: 14px; }
    th, td { padding: 5px 16px 5px 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top;
      white-space: nowrap; }
    th { color: var(--soft); font-weight: 600; }
    th:last-child, td:last-child { padding-right: 0; width: 100%; min-width: 240px; white-space: normal; }
    .events { margin: 12px 0 0; padding: 0; list-style: none; font-size: 14px; color: var(--soft); }
    .events li { padding: 2px 0; }
    .events b { color: var(--ink); font-weight: 500; }
    code { padding: 1px 6px; border-radius: 5px; background: var(--page); color: var(--ink); font-size: 13px; }
    .tap-meaning { font-size: 14px; }
    .tap-meaning::first-letter { text-transform: uppercase; }
    details { margin-top: 12px; font-size: 14px; color: var(--soft); }
    summary { cursor: pointer; }
    pre { margin: 8px 0 0; padding: 12px; border-radius: 8px; background: var(--page); color: var(--ink);
      font-size: 12px; white-space: pre-wrap; overflow-wrap: anywhere; }
    pre b { color: var(--accent); font-weight: 600; }

    """

  private static let window = """
    .bar { fill: var(--bar); stroke: var(--edge); }
    .panel { fill: var(--panel); stroke: var(--edge); }
    .button { fill: var(--control); stroke: var(--edge); }
    .field { fill: var(--field); stroke: var(--edge); }
    .primary { fill: var(--accent); }
    .entry { fill: none; }
    .chosen { fill: var(--chosen); }
    .portrait { fill: var(--face); }
    .prose { fill: var(--prose); }
    .caret { fill: var(--accent); }
    .label { fill: var(--label); font: 13px system-ui, sans-serif; dominant-baseline: central; }
    .on-heading { font-weight: 600; }
    .on-primary { fill: var(--card); font-weight: 600; }
    .on-portrait { fill: #3b2c05; font-size: 12px; font-weight: 600; }
    .on-note, .on-field { fill: var(--note); font-size: 12px; }
    .unstyled path { fill: var(--accent); }
    .unstyled text { fill: var(--card); font: 13px Arial, "Liberation Sans", sans-serif; }
    .tap { fill: none; stroke: #ff9f1c; stroke-width: 3; }

    """
}
