import { useForm } from '../ui/form.hook.ts';
import { FormDialog } from '../ui/form-dialog.component.tsx';
import { AreaField, DayField, SelectField } from '../ui/form-field.component.tsx';
import { pedirCorrecao } from './medicoes.mutations.ts';
import type { Medicao } from './medicoes.queries.ts';

const CURTO = 5;

interface Props {
  medicao: Medicao;
  lotacaoId?: number;
  sair: () => void;
}

export function PedirCorrecaoDialog({ medicao, lotacaoId, sair }: Props) {
  const { resumo, unidades, celulas } = medicao;
  const form = useForm({
    start: {
      lotacaoId: String(lotacaoId ?? unidades[0]?.lotacao.id ?? ''),
      data: `${resumo.mes}-01` as string | null,
      celula: '',
      motivo: '',
    },
    send: ({ celula, data, motivo, ...onde }) => {
      const { tipoAlimentacaoId, tipoPublicoId } = (celula !== '' && celulas[Number(celula)]) || {};
      return pedirCorrecao(medicao, {
        lotacaoId: Number(onde.lotacaoId),
        data: data ?? '',
        motivo: motivo.trim(),
        ...(tipoAlimentacaoId && tipoPublicoId && { tipoAlimentacaoId, tipoPublicoId }),
      });
    },
    onSent: sair,
    ready: ({ data, motivo }) => data !== null && motivo.trim().length >= CURTO,
  });
  return (
    <FormDialog title="Pedir correção" form={form} verb="Pedir" doing="Pedindo…" close={sair}>
      <SelectField form={form} name="lotacaoId" label="Unidade">
        {unidades.map(({ lotacao }) => (
          <option key={lotacao.id} value={lotacao.id}>
            {lotacao.nome}
          </option>
        ))}
      </SelectField>
      <DayField form={form} name="data" label="Dia" />
      <SelectField form={form} name="celula" label="O que corrigir">
        <option value="">O dia inteiro</option>
        {celulas.map(({ refeicao, publico, tipoAlimentacaoId, tipoPublicoId }, n) => (
          <option key={`${tipoAlimentacaoId}/${tipoPublicoId}`} value={n}>
            {refeicao} · {publico}
          </option>
        ))}
      </SelectField>
      <AreaField form={form} name="motivo" label="Por quê" rows={3} required maxLength={500} />
    </FormDialog>
  );
}
