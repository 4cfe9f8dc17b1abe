/** How the atlas looks on paper. The box of a drawing at the head of a sheet has no room above its heading: pictures are drawn to fit so. */
export const PAPER_STYLE = `
  @page { size: A4; margin: 15mm }
  body { margin: 0; color: #12181f; font: 10.5pt/1.4 Arial, 'Liberation Sans', Arimo, Helvetica, sans-serif }
  section { break-before: page } section:first-child { break-before: auto }
  h1 { font-size: 18pt; margin: 0 0 8pt } h2 { font-size: 13pt; margin: 14pt 0 6pt } h3 { font-size: 11pt; margin: 10pt 0 4pt }
  h1, h2, h3 { break-after: avoid } .drawing { break-inside: avoid; margin-bottom: 12pt } .lying { margin: 0 } figure { margin: 0 }
  .lying h2, .lying h3, .lying + .drawing h2, .lying + .drawing h3, .drawing h2 + h3 { margin-top: 0 } .drawing p { margin: 0 0 4pt; font-size: 9pt } .sc { display: block }
  .drawing h2:has(+ h3) { position: absolute; margin: 0; color: #fff; font-size: 1pt; line-height: 1 }
  table { width: 100%; border-collapse: collapse; font-size: 9pt } tr { break-inside: avoid } thead { display: table-header-group }
  tbody tr:nth-child(-n+2):not(:last-child) { break-after: avoid } tbody tr:nth-last-child(-n+2):not(:first-child) { break-before: avoid }
  th, td { padding: 3pt 8pt 3pt 0; border-bottom: .5pt solid #c6cfd8; text-align: left; vertical-align: top } th { color: #4a5663 }
  .end { text-align: right; font-variant-numeric: tabular-nums }
  code { color: #4a5663; font: 9pt 'Liberation Mono', 'Courier New', monospace; overflow-wrap: anywhere } td.whole code { overflow-wrap: normal }
  .tight { font-size: 10pt; line-height: 1.3 } .tight td { padding-block: 2pt } .tight ul, .tight p { margin-block: 4pt }
  a { color: #0b4f6c; text-decoration: none }
  .at { color: #4a5663; font-size: 8pt; white-space: nowrap }
  .contents { columns: 2; column-gap: 12mm; font-size: 9.5pt } .contents h2 { margin: 0 0 2pt; font-size: 10.5pt } .contents > div { margin-bottom: 8pt; break-inside: avoid }
  .contents ul { margin: 0; padding: 0; list-style: none } .contents li { display: flex; gap: 8pt; justify-content: space-between }
  .screens { display: grid; grid-template-columns: repeat(3, 1fr); gap: 8pt; margin: 0; padding: 0; list-style: none; font-size: 9pt }
  .screens li { break-inside: avoid } .screens img { display: block; box-sizing: border-box; width: 100%; height: auto; border: .5pt solid #c6cfd8; border-radius: 4pt } .screens br { display: none } .screens code { display: block }
  h1 code, h2 code, h3 code { font-size: .85em }
`
