import type { Filter, FilterDress, FilterRule } from './list.model.ts';

/** The filters of a list with the controls that its screen brings for those of its own kind. */
export const dressed = (rules: readonly FilterRule[], dress: Readonly<Record<string, FilterDress>>): Filter[] =>
  rules.map(rule => {
    if (rule.kind !== 'custom') return rule;
    const own = dress[rule.key];
    if (!own) throw new Error(`The filter "${rule.key}" has no control.`);
    return { ...rule, ...own };
  });
