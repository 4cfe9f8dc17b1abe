/**
 * The faults as docs/faults.md has them.
 * In: the faults, and the run that last saw every one of them red: its day (ISO), how long it took (whole minutes), the commit it stood
 * on with a «+» where more was changed, and Node's version.
 */
export const documentOf = (faults, { day, minutes, commit, node }) => `# Faults

Planted one at a time and seen to turn a test red; \`npm run faults\` plants them all again, \`npm run faults -- --write\` keeps this page.
\`npm test\` plants the quick ones each time, and looks that the others can still be planted. The list is \`tests/faults/faults.mjs\` with \`tests/faults/cabinet-faults.mjs\`.

Last run: ${day}, all ${faults.length} red, ${minutes} min, on commit ${commit}, Node ${node}.

| Fault | Planted in | Test that turns red | In \`npm test\` |
| --- | --- | --- | --- |
${faults.map(rowOf).join('\n')}
`
const rowOf = ({ name, file, test, title, isQuick }) =>
  `| ${name} | \`${file}\` | \`${test}\`${title ? `: ${title} …` : ''} | ${isQuick ? 'planted' : ''} |`

const RUN = /^Last run: (?<day>[\d-]+), all \d+ red, (?<minutes>\d+) min, on commit (?<commit>[\da-f]+\+?), Node (?<node>[\d.]+)\.$/m
/** The run that a text of docs/faults.md tells of; null where it tells of none. */
export function runOf(text) {
  const found = RUN.exec(text)?.groups
  return found ? { ...found, minutes: Number(found.minutes) } : null
}
