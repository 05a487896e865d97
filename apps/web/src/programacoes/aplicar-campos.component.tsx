import { ROTULO_DE_MODO_APLICACAO } from '@alipen/contracts/generated/rotulos/programacoes';
import { DateField } from '../ui/date-field.component.tsx';
import { Field } from '../ui/field.component.tsx';
import { Select } from '../ui/select.component.tsx';
import { TextInput } from '../ui/text-input.component.tsx';
import type { ModoAplicacao, Pergunta } from './aplicacao.model.ts';
import { UnidadeCampo } from './unidade-campo.component.tsx';

interface Props {
  pergunta: Pergunta;
  /** The unit open behind the dialog. */
  de: number | null;
  mudar: (parte: Partial<Pergunta>) => void;
}

export function AplicarCampos({ pergunta: { modo, percentual, origem, inicio }, de, mudar }: Props) {
  return (
    <>
      <div className="preencher-datas">
        <Field label="O que fazer">
          <Select value={modo} onChange={({ target }) => mudar({ modo: target.value as ModoAplicacao })}>
            {Object.entries(ROTULO_DE_MODO_APLICACAO).map(([codigo, rotulo]) => (
              <option key={codigo} value={codigo}>
                {rotulo}
              </option>
            ))}
          </Select>
        </Field>
        {modo === 'PERCENTUAL' && (
          <Field label="Percentual">
            <TextInput
              inputMode="numeric"
              placeholder="+5"
              maxLength={4}
              value={percentual}
              onChange={({ target }) => mudar({ percentual: target.value })}
            />
          </Field>
        )}
        {modo === 'COPIAR' && (
          <UnidadeCampo
            label={de !== null && origem === de ? 'De (a unidade aberta, se vazio)' : 'De'}
            escolher={lotacao => mudar({ origem: lotacao?.id ?? de })}
          />
        )}
        <DateField label="Vale a partir de" value={inicio} onChange={data => mudar({ inicio: data })} />
      </div>
      <p className="quieto">
        {modo === 'PERCENTUAL' && 'Cada quantidade vai ao inteiro mais próximo, meio sobe, no máximo 9.999. '}
        Cada unidade mantém o fim da versão que vale nesse dia.
      </p>
    </>
  );
}
