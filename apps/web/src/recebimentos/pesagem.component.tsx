import { WarningIcon } from '@phosphor-icons/react/dist/csr/Warning';
import { useId } from 'react';
import { Card } from '../ui/card.component.tsx';
import { Field } from '../ui/field.component.tsx';
import { formatInteger } from '../ui/number.format.ts';
import { Pill } from '../ui/pill.component.tsx';
import { TextInput } from '../ui/text-input.component.tsx';
import { mediaDe, minimoEmPalavras, type PesagemDigitada } from './pesagem.model.ts';
import type { Entrega } from './recebimentos.queries.ts';

interface Props {
  entrega: Pick<Entrega, 'pesoMinimoG' | 'pesoObrigatorio'>;
  pesagem: PesagemDigitada;
  erro: string | undefined;
  mudar: (pesagem: PesagemDigitada) => void;
}

const CAMPOS = [
  { campo: 'refeicoes', rotulo: 'Refeições pesadas', modo: 'numeric' },
  { campo: 'kg', rotulo: 'Peso de todas elas (kg)', modo: 'decimal' },
  { campo: 'tara', rotulo: 'Uma embalagem vazia (g)', modo: 'numeric' },
] as const satisfies readonly { campo: keyof PesagemDigitada; rotulo: string; modo: 'numeric' | 'decimal' }[];

/** A sample or all of them, as the scale at the gate allows. */
export function Pesagem({ entrega, pesagem, erro, mudar }: Props) {
  const nota = useId();
  const media = mediaDe(pesagem);
  const abaixo = media !== null && entrega.pesoMinimoG != null && media < entrega.pesoMinimoG;
  return (
    <Card className="portao-bloco" aria-label="Peso">
      <div className="portao-titulo">
        <h3>Peso{minimoEmPalavras(entrega)}</h3>
        {entrega.pesoObrigatorio && media === null && <Pill tone="aviso">Exige peso</Pill>}
      </div>
      <div className="portao-pesos">
        {CAMPOS.map(({ campo, rotulo, modo }) => (
          <Field key={campo} label={rotulo}>
            <TextInput
              className="portao-entrada"
              inputMode={modo}
              autoComplete="off"
              maxLength={9}
              value={pesagem[campo]}
              aria-invalid={erro !== undefined}
              aria-describedby={nota}
              onChange={({ target }) => mudar({ ...pesagem, [campo]: target.value })}
            />
          </Field>
        ))}
      </div>
      <div id={nota} role="status">
        {media === null && !erro && <small className="quieto">Pese algumas ou todas, juntas.</small>}
        {media !== null && !erro && (
          <Pill tone={abaixo ? 'perigo' : 'ok'} icon={abaixo ? WarningIcon : undefined}>
            Média de {formatInteger(media)} g{abaixo && ', abaixo do mínimo'}
          </Pill>
        )}
        {erro && <small className="campo-erro">{erro}</small>}
      </div>
    </Card>
  );
}
