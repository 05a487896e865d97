import { useQuery } from '@tanstack/react-query';
import { obterEmpenhosDaMedicao } from '../empenhos/empenhos.queries.ts';
import { EmpenhosDoAtesto } from '../empenhos/empenhos-da-medicao.panel.tsx';
import { Checkbox } from '../ui/check.component.tsx';
import { formatMonth } from '../ui/date.format.ts';
import { useForm } from '../ui/form.hook.ts';
import { FormDialog } from '../ui/form-dialog.component.tsx';
import { OwnPasswordField, TextField } from '../ui/form-field.component.tsx';
import { formatInteger, formatMoney } from '../ui/number.format.ts';
import { written } from '../ui/written.ts';
import { atestarMedicao } from './medicoes.mutations.ts';
import type { Medicao } from './medicoes.queries.ts';

export function AtestarDialog({ medicao, sair }: { medicao: Medicao; sair: () => void }) {
  const { id, contrato, mes, totais, lotacoes } = medicao.resumo;
  const { data: empenhos } = useQuery(obterEmpenhosDaMedicao(id));
  const vazia = medicao.resumo.dias === 0;
  const form = useForm({
    start: { senha: '', cargo: '', notaFiscal: '', semRefeicoes: false },
    send: ({ senha, semRefeicoes, ...opcionais }) =>
      atestarMedicao(medicao, { senha, ...written(opcionais), ...(semRefeicoes && { semRefeicoes }) }),
    onSent: sair,
    ready: ({ senha, semRefeicoes }) => senha !== '' && !empenhos?.falta && (!vazia || semRefeicoes),
  });
  return (
    <FormDialog title="Atestar a medição" form={form} verb="Atestar" doing="Atestando…" close={sair}>
      <p>
        Contrato {contrato.numero}, {contrato.fornecedor}, {formatMonth(mes).toLowerCase()}:{' '}
        {formatInteger(totais.refeicoes)} refeições pagas, de todos os públicos, em {formatInteger(lotacoes)} unidades,{' '}
        <strong>{formatMoney(totais.liquidoCentavos)}</strong> líquidos.
      </p>
      <EmpenhosDoAtesto dados={empenhos} />
      {vazia && (
        <label>
          <Checkbox {...form.check('semRefeicoes')} /> O mês não teve refeições por este contrato
        </label>
      )}
      <OwnPasswordField form={form} />
      <TextField form={form} name="notaFiscal" label="Nota fiscal (opcional)" maxLength={60} />
      <TextField form={form} name="cargo" label="Cargo (opcional)" maxLength={100} />
    </FormDialog>
  );
}
