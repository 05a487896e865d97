/** The words are for whoever runs the system, in Portuguese: one sentence, and the next thing to type. */
export type Finding = {
  readonly estado: 'ok' | 'atencao' | 'falha';
  readonly frase: string;
  readonly faca?: string;
  readonly detalhes?: readonly string[];
};
export type Check = { readonly nome: string; readonly run: () => Promise<Finding> };
export type Named = Finding & { readonly nome: string };

/** Longest wait for one check, in ms: a slower check is a failure too. */
const LONGEST_MS = 120_000;

export const ok = (frase: string): Finding => ({ estado: 'ok', frase });
export const atencao = (frase: string, faca: string, detalhes?: readonly string[]): Finding => ({
  estado: 'atencao',
  frase,
  faca,
  ...(detalhes?.length && { detalhes }),
});
export const falha = (frase: string, faca: string, detalhes?: readonly string[]): Finding => ({
  ...atencao(frase, faca, detalhes),
  estado: 'falha',
});

/** Runs one check after the other. One that breaks or does not end is a failure that says so, and the others go on. */
export async function runChecks(checks: readonly Check[], longest = LONGEST_MS): Promise<Named[]> {
  const found: Named[] = [];
  for (const { nome, run } of checks) found.push({ nome, ...(await settled(run, longest)) });
  return found;
}

async function settled(run: Check['run'], longest: number): Promise<Finding> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`sem resposta em ${longest / 1000} s`)), longest);
  });
  try {
    return await Promise.race([run(), late]);
  } catch (error) {
    return falha(`Não pude conferir: ${messageOf(error)}.`, 'mande esta linha a quem cuida do sistema');
  } finally {
    clearTimeout(timer);
  }
}

/** The innermost reason, on one line. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return messageOf(error.cause);
  const inner = error instanceof AggregateError ? error.errors.map(messageOf).join('; ') : '';
  const text = error.message || inner || (error as NodeJS.ErrnoException).code || error.name;
  return text.replaceAll(/\s+/g, ' ').replace(/\.$/, '');
}

const MARKS = { ok: '  ok      ', atencao: '! atenção ', falha: 'X FALHA   ' } as const satisfies Record<
  Finding['estado'],
  string
>;

export function reportOf(found: readonly Named[], json: boolean): string {
  const pior = worst(found);
  if (json) return JSON.stringify({ estado: pior, conferencias: found }, null, 2);
  const width = Math.max(0, ...found.map(({ nome }) => nome.length));
  const indent = ' '.repeat(width + 12);
  return found
    .flatMap(({ nome, estado, frase, faca, detalhes = [] }) => [
      `${MARKS[estado]}${nome.padEnd(width)}  ${frase}`,
      ...detalhes.map(line => `${indent}${line}`),
      ...(faca ? [`${indent}→ ${faca}`] : []),
    ])
    .join('\n');
}

export function worst(found: readonly Pick<Finding, 'estado'>[]): Finding['estado'] {
  const order = ['ok', 'atencao', 'falha'] as const;
  return order[Math.max(0, ...found.map(({ estado }) => order.indexOf(estado)))] ?? 'ok';
}

export const exitCodeOf = (found: readonly Pick<Finding, 'estado'>[]): 0 | 1 => (worst(found) === 'falha' ? 1 : 0);
