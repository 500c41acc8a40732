/** The look of the sandbox's own pages. */
export const STYLES = `
:root {
  color-scheme: light dark;
  --page: light-dark(#f5f6f8, #101216);
  --surface: light-dark(#ffffff, #1a1d23);
  --line: light-dark(#d9dce3, #353a44);
  --ink: light-dark(#14171d, #eceef2);
  --muted: light-dark(#5a6070, #a7adba);
  --sign: light-dark(#5f3dc4, #b9a5ff);
  --sign-ink: light-dark(#ffffff, #14171d);
  --warn: light-dark(#b42318, #ffa198);
}
* { box-sizing: border-box; }
body {
  margin: 0;
  background: var(--page);
  color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif;
  font-variant-numeric: tabular-nums;
}
header { padding: 10px 16px; background: var(--sign); color: var(--sign-ink); }
header strong { letter-spacing: 0.08em; margin-right: 8px; }
main { max-width: 960px; margin: 0 auto; padding: 24px 16px 56px; }
main.narrow { max-width: 520px; }
h1 { font-size: 28px; line-height: 1.2; margin: 0 0 16px; }
h2 { font-size: 20px; line-height: 1.3; margin: 0 0 8px; }
p { margin: 0 0 12px; }
section, form.card {
  background: var(--surface);
  border: 1px solid var(--line);
  border-radius: 10px;
  padding: 16px;
  margin: 0 0 16px;
}
fieldset { border: 0; margin: 0 0 16px; padding: 0; }
legend { font-weight: 600; padding: 0; margin-bottom: 4px; }
label.row { display: flex; gap: 10px; align-items: center; min-height: 44px; }
label.field { display: grid; gap: 2px; align-content: end; font-size: 14px; color: var(--muted); }
input[type='checkbox'], input[type='radio'] { width: 20px; height: 20px; flex: none; accent-color: var(--sign); }
input[type='number'], select {
  font: inherit;
  color: var(--ink);
  background: var(--page);
  border: 1px solid var(--line);
  border-radius: 8px;
  padding: 8px 10px;
  min-height: 44px;
}
button {
  font: inherit;
  font-weight: 600;
  min-height: 44px;
  padding: 0 16px;
  border: 1px solid var(--line);
  border-radius: 8px;
  background: var(--surface);
  color: var(--ink);
  cursor: pointer;
}
button.main { background: var(--sign); border-color: var(--sign); color: var(--sign-ink); }
button.grave { color: var(--warn); }
:focus-visible { outline: 3px solid var(--sign); outline-offset: 2px; }
.row-of { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; margin: 8px 0; }
.fields { display: grid; grid-template-columns: repeat(auto-fill, minmax(200px, 1fr)); gap: 8px 16px; margin-bottom: 12px; }
.muted { color: var(--muted); font-size: 14px; }
.state { font-size: 14px; font-weight: 600; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: 14px; }
th, td { text-align: left; padding: 6px 12px 6px 0; border-bottom: 1px solid var(--line); white-space: nowrap; }
th { color: var(--muted); font-weight: 500; }
code { font-size: 13px; overflow-wrap: anywhere; }
`
