import { ROTULO_DE_TIPO_TROCA } from '@alipen/contracts/generated/rotulos/trocas';
import { formatDay } from '../ui/date.format.ts';
import { DateField } from '../ui/date-field.component.tsx';
import { Field } from '../ui/field.component.tsx';
import { Segmented } from '../ui/segmented.component.tsx';
import { Select } from '../ui/select.component.tsx';
import { TextArea, TextInput } from '../ui/text-input.component.tsx';
import type { Digitada } from './trocas.model.ts';

const TIPOS = [
  { value: 'ITEM', label: ROTULO_DE_TIPO_TROCA.ITEM },
  { value: 'DIAS', label: ROTULO_DE_TIPO_TROCA.DIAS },
] as const;

interface Props {
  data: string;
  refeicoes: readonly { id: number; nome: string }[];
  digitada: Digitada;
  mudar: (parte: Partial<Digitada>) => void;
  /** Why a field was refused. */
  recusa?: Readonly<Record<string, string | undefined>> | undefined;
}

/** What either side says of a swap. */
export function CamposDaTroca({ data, refeicoes, digitada, mudar, recusa = {} }: Props) {
  const { tipo, outraData } = digitada;
  const deDias = tipo === 'DIAS';
  const texto = (campo: 'previsto' | 'proposto', rotulo: string) => (
    <Field label={rotulo} error={recusa[campo]}>
      <TextInput
        name={campo}
        maxLength={200}
        required
        autoComplete="off"
        value={digitada[campo]}
        onChange={({ target }) => mudar({ [campo]: target.value })}
      />
    </Field>
  );
  return (
    <>
      <Segmented
        legend="O que se troca"
        options={TIPOS}
        chosen={tipo}
        choose={escolhido => mudar({ tipo: escolhido, ...(escolhido === 'ITEM' && { outraData: '' }) })}
      />
      <Field label="Refeição" error={recusa.tipoAlimentacaoId}>
        <Select
          name="tipoAlimentacaoId"
          required
          value={digitada.tipoAlimentacaoId}
          onChange={({ target }) => mudar({ tipoAlimentacaoId: target.value })}
        >
          <option value="">Escolha</option>
          {refeicoes.map(({ id, nome }) => (
            <option key={id} value={id}>
              {nome}
            </option>
          ))}
        </Select>
      </Field>
      {deDias && (
        <DateField
          label="Trocar com o dia"
          name="outraData"
          value={outraData || null}
          onChange={dia => mudar({ outraData: dia ?? '' })}
          error={recusa.outraData}
        />
      )}
      {texto('previsto', `Previsto para ${formatDay(data)}`)}
      {texto('proposto', deDias ? `Previsto para ${outraData ? formatDay(outraData) : 'o outro dia'}` : 'No lugar')}
      <Field label="Por quê" error={recusa.motivo}>
        <TextArea
          name="motivo"
          rows={2}
          maxLength={500}
          required
          value={digitada.motivo}
          onChange={({ target }) => mudar({ motivo: target.value })}
        />
      </Field>
    </>
  );
}
