import type { Page } from 'playwright-core';

export const sideways = (page: Page) =>
  page.evaluate(() =>
    Math.max(
      ...[document.documentElement, ...document.querySelectorAll('main')].map(box => box.scrollWidth - box.clientWidth),
    ),
  );

/** Targets under 44 × 44 pixels, which a thumb in a glove would miss. */
export const smallTargets = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'main :is(button, a.botao, summary, input:not([type=file]), textarea, select)',
      ),
    ]
      .map(target => {
        // The target of a checkbox or radio is its whole label.
        const whole = target.matches('[type=checkbox], [type=radio]') ? (target.closest('label') ?? target) : target;
        return { target, box: whole.getBoundingClientRect() };
      })
      .filter(
        ({ target, box }) =>
          target.checkVisibility() && !target.closest('.so-leitor') && (box.height < 44 || box.width < 44),
      )
      .map(
        ({ target, box }) =>
          `${target.ariaLabel ?? target.innerText} ${Math.round(box.width)} × ${Math.round(box.height)}`,
      ),
  );

/** What a screen reader would get wrong: controls with no name or in no named region, and words left in English. */
export const unnamed = (page: Page) =>
  page.evaluate(() => {
    const nameOf = (each: HTMLElement) => {
      const { labels } = each as HTMLInputElement;
      return (each.ariaLabel ?? labels?.[0]?.innerText ?? each.textContent ?? '').trim();
    };
    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        '.fluxo :is(button, summary, textarea, select, input:not([type=file]))',
      ),
    ];
    const named = (region: Element | null) => {
      const by = region?.getAttribute('aria-labelledby');
      return Boolean(by && document.getElementById(by)?.textContent?.trim());
    };
    return controls
      .filter(each => each.checkVisibility())
      .flatMap(each => {
        const name = nameOf(each);
        if (!name) return [`no name: ${each.outerHTML.slice(0, 120)}`];
        if (/\b(close|upload|search|remove|add|next|submit)\b/i.test(name)) return [`English: ${name}`];
        const inFooter = each.closest('.fluxo-rodape') !== null;
        return inFooter || named(each.closest('section')) ? [] : [`in no named region: ${name}`];
      })
      .concat(
        [...document.querySelectorAll('.fluxo fieldset')]
          .filter(group => !group.ariaLabel)
          .map(() => 'a group with no name'),
      );
  });
