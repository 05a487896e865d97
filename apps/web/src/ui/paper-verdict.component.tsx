import type { ReactNode } from 'react';

const ROLES = { perigo: 'alert', aviso: 'status', ok: 'status' } as const;

export const Verdict = ({ tone, children }: { tone: keyof typeof ROLES; children: ReactNode }) => (
  <div role={ROLES[tone]} className={`verificar-veredito verificar-veredito--${tone}`}>
    {children}
  </div>
);

interface Props {
  check: { integra: boolean; falhas: readonly string[] };
  /** The beginning of the seal as printed on the paper; null where the code was typed by hand. */
  printed: string | null;
  seal: string;
  /** The expected seal's owner, in words: "o do mês guardado". */
  whose: string;
  children: ReactNode;
}

/** Worst first: tampered data, then another paper's seal, then the children. */
export function PaperVerdict({ check: { integra, falhas }, printed, seal, whose, children }: Props) {
  if (!integra) {
    return (
      <Verdict tone="perigo">
        <strong>O que está guardado foi adulterado.</strong>
        <ul>
          {falhas.map(falha => (
            <li key={falha}>{falha}</li>
          ))}
        </ul>
      </Verdict>
    );
  }
  if (printed && !seal.startsWith(printed)) {
    return (
      <Verdict tone="perigo">
        <strong>Este papel não confere.</strong> O selo impresso nele não é {whose}.
      </Verdict>
    );
  }
  return children;
}
