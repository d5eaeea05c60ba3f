/** Made by `web/unloaded-words.vite.ts`. */
declare module 'virtual:unloaded-words' {
  const words: Readonly<Record<string, readonly [told: string, button: string]>>;
  export default words;
}
