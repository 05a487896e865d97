type Labelled<Value extends string, Looks extends Readonly<Record<Value, object>>> = {
  readonly [Each in Value]: Looks[Each] & { readonly rotulo: string };
};

/** The contract's word for each value beside what this client alone decides of it, in the order of the latter. */
export const labelled = <Value extends string, const Looks extends Readonly<Record<Value, object>>>(
  labels: Readonly<Record<Value, string>>,
  looks: Looks & Readonly<Record<Exclude<keyof Looks, Value>, never>>,
) =>
  Object.fromEntries(
    Object.entries<object>(looks).map(([value, look]) => [value, { ...look, rotulo: labels[value as Value] }]),
  ) as Labelled<Value, Looks>;

export const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

export const optionsOfLabelled = (table: Readonly<Record<string, { readonly rotulo: string }>>) =>
  Object.entries(table).map(([value, { rotulo }]) => ({ value, label: rotulo }));
