import { ROTULO_DE_CIENCIA_DO_PREPOSTO } from '@alipen/contracts/generated/rotulos/fiscalizacoes';
import { Button } from '../../ui/button.component.tsx';
import { Field } from '../../ui/field.component.tsx';
import { TextArea, TextInput } from '../../ui/text-input.component.tsx';
import type { Ciencia } from './preenchimento.model.ts';

const CIENCIAS = [
  { valor: 'ACEITA', tom: 'bom' },
  { valor: 'RECUSA', tom: 'mau' },
  { valor: 'AUSENTE', tom: 'neutro' },
] as const satisfies readonly { valor: Ciencia; tom: string }[];

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
        {CIENCIAS.map(({ valor, tom }) => (
          <Button
            variant="bare"
            key={valor}
            className={`fluxo-escolha fluxo-escolha--${tom}`}
            aria-pressed={ciencia === valor}
            onClick={() => mudar({ ciencia: ciencia === valor ? null : valor })}
          >
            {ROTULO_DE_CIENCIA_DO_PREPOSTO[valor]}
          </Button>
        ))}
      </fieldset>
      {ciencia !== null && ciencia !== 'AUSENTE' && (
        <Field label="Nome de quem representa a empresa">
          <TextInput
            className="fluxo-entrada"
            maxLength={200}
            value={prepostoNome}
            onChange={({ target }) => mudar({ prepostoNome: target.value })}
          />
        </Field>
      )}
      {ciencia === 'RECUSA' && (
        <Field label="Por que recusou">
          <TextArea
            rows={2}
            maxLength={1000}
            value={justificativa}
            onChange={({ target }) => mudar({ justificativa: target.value })}
          />
        </Field>
      )}
      {faltas.map(frase => (
        <p key={frase} className="campo-erro fluxo-falta" role="alert">
          {frase}
        </p>
      ))}
    </>
  );
}
