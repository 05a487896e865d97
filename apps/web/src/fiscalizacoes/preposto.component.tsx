import type { Ciencia } from './preenchimento.model.ts';

export const CIENCIAS = [
  { valor: 'ACEITA', rotulo: 'Aceita', tom: 'bom' },
  { valor: 'RECUSA', rotulo: 'Recusa', tom: 'mau' },
  { valor: 'AUSENTE', rotulo: 'Não havia ninguém', tom: 'neutro' },
] as const satisfies readonly { valor: Ciencia; rotulo: string; tom: string }[];

export interface PrepostoDigitado {
  ciencia: Ciencia | null;
  prepostoNome: string;
  justificativa: string;
}

interface Props {
  preposto: PrepostoDigitado;
  faltas: readonly string[];
  mudar: (parte: Partial<PrepostoDigitado>) => void;
}

export function Preposto({ preposto, faltas, mudar }: Props) {
  const { ciencia, prepostoNome, justificativa } = preposto;
  return (
    <>
      <fieldset className="fluxo-escolhas" aria-label="Ciência do preposto">
        {CIENCIAS.map(({ valor, rotulo, tom }) => (
          <button
            key={valor}
            type="button"
            className={`fluxo-escolha fluxo-escolha--${tom}`}
            aria-pressed={ciencia === valor}
            onClick={() => mudar({ ciencia: ciencia === valor ? null : valor })}
          >
            {rotulo}
          </button>
        ))}
      </fieldset>
      {ciencia !== null && ciencia !== 'AUSENTE' && (
        <label className="campo">
          <span className="campo-rotulo">Nome de quem representa a empresa</span>
          <input
            className="entrada fluxo-entrada"
            maxLength={200}
            value={prepostoNome}
            onChange={({ target }) => mudar({ prepostoNome: target.value })}
          />
        </label>
      )}
      {ciencia === 'RECUSA' && (
        <label className="campo">
          <span className="campo-rotulo">Por que recusou</span>
          <textarea
            className="entrada"
            rows={2}
            maxLength={1000}
            value={justificativa}
            onChange={({ target }) => mudar({ justificativa: target.value })}
          />
        </label>
      )}
      {faltas.map(frase => (
        <p key={frase} className="campo-erro fluxo-falta" role="alert">
          {frase}
        </p>
      ))}
    </>
  );
}
