import { ProblemError, sentenceOf } from '../base/problem.error.ts';
import { Notice } from '../ui/notice.component.tsx';

export function Recusa({ erro }: { erro: Error | null }) {
  if (!erro) return null;
  const frases = erro instanceof ProblemError ? (erro.problema.errors ?? []).map(({ detail }) => detail) : [];
  return (
    <>
      <Notice tone="perigo">{sentenceOf(erro)}</Notice>
      {frases.length > 1 && (
        <ul className="lote-falhas">
          {frases.map(frase => (
            <li key={frase}>{frase}</li>
          ))}
        </ul>
      )}
    </>
  );
}
