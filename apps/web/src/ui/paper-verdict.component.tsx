import type { ReactNode } from 'react';

const ROLES = { perigo: 'alert', aviso: 'status', ok: 'status' } as const;

/** One verdict on a paper, in a box of its colour. */
export const Verdict = ({ tone, children }: { tone: keyof typeof ROLES; children: ReactNode }) => (
  <div role={ROLES[tone]} className={`verificar-veredito verificar-veredito--${tone}`}>
    {children}
  </div>
);

interface Props {
  check: { integra: boolean; falhas: readonly string[] };
  /** The beginning of the seal as the paper has it; null where it was typed by hand. */
  printed: string | null;
  seal: string;
  /** Whose seal it should be: "o do mês guardado". */
  whose: string;
  /** What holds when what is stored is whole and the paper's seal is its own. */
  children: ReactNode;
}

/** Worst first: tampered with, then another paper, then whatever else is to be said. */
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
