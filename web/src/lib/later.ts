/** What nobody sees can wait until the page is drawn. A page in the background is not drawn at all. */
export function afterPaint(work: () => void): void {
  if (document.hidden) work();
  else requestAnimationFrame(() => setTimeout(work));
}
