import { ROTULO_DE_MOTIVO_EXCECAO } from '@alipen/contracts/generated/rotulos/programacoes';
import { DateField } from '../ui/date-field.component.tsx';
import { Field } from '../ui/field.component.tsx';
import { Select } from '../ui/select.component.tsx';
import { TextInput } from '../ui/text-input.component.tsx';
import type { CamposDaExcecao } from './excecao.hook.ts';
import type { MotivoExcecao } from './programacoes.queries.ts';

interface Props {
  campos: CamposDaExcecao;
  mudar: (parte: Partial<CamposDaExcecao>) => void;
}

export function ExcecaoCampos({ campos: { inicio, fim, motivo, descricao }, mudar }: Props) {
  return (
    <>
      <div className="preencher-datas">
        <DateField
          label="Primeiro dia"
          value={inicio}
          onChange={data => mudar({ inicio: data, ...(data && (!fim || fim < data) && { fim: data }) })}
        />
        <DateField label="Último dia" value={fim} onChange={data => mudar({ fim: data })} />
      </div>
      <div className="preencher-datas">
        <Field label="Motivo">
          <Select value={motivo} onChange={({ target }) => mudar({ motivo: target.value as MotivoExcecao })}>
            {Object.entries(ROTULO_DE_MOTIVO_EXCECAO).map(([codigo, rotulo]) => (
              <option key={codigo} value={codigo}>
                {rotulo}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={motivo === 'OUTRO' ? 'Qual' : 'Descrição (opcional)'}>
          <TextInput maxLength={200} value={descricao} onChange={({ target }) => mudar({ descricao: target.value })} />
        </Field>
      </div>
    </>
  );
}
