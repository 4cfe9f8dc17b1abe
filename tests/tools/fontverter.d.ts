declare module 'fontverter' {
  /** A font in another form; `sfnt` is the plain one of TrueType. */
  export function convert(font: Uint8Array, form: 'sfnt'): Promise<Uint8Array>
}
