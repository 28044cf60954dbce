/** A letter of the basic Latin range, which every chart has. */
const LATIN = /U\+0(?:000)?-/i;

/** Returns the site's font as a style sheet that needs no other file; empty where it cannot be loaded. */
export async function embedFont(): Promise<string> {
  const rule = findFontRule();
  const [, file] = /url\("?([^")]+)"?\)/.exec(rule?.style.getPropertyValue('src') ?? '') ?? [];
  if (rule === undefined || file === undefined) return '';
  const response = await fetch(new URL(file, rule.parentStyleSheet?.href ?? location.href));
  if (!response.ok) return '';
  const family = rule.style.getPropertyValue('font-family');
  const source = await toDataUrl(await response.blob());
  return `@font-face{font-family:${family};font-weight:100 900;src:url(${source}) format("woff2")}`;
}

function findFontRule(): CSSFontFaceRule | undefined {
  return [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .find(
      (rule): rule is CSSFontFaceRule =>
        rule instanceof CSSFontFaceRule && LATIN.test(rule.style.getPropertyValue('unicode-range')),
    );
}

function toDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
