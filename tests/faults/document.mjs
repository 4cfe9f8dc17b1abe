/** The faults as docs/faults.md has them. */
export const documentOf = (faults) => `# Faults

Planted one at a time and seen to turn a test red; \`npm run faults\` plants them all again, \`npm run faults -- --write\` keeps this table.
The list is \`tests/faults/faults.mjs\`.

| Fault | Planted in | Test that turns red |
| --- | --- | --- |
${faults.map(({ name, file, test, title }) => `| ${name} | \`${file}\` | \`${test}\`${title ? `: ${title} …` : ''} |`).join('\n')}
`
