import { useForm } from '../ui/form.hook.ts';
import { FormDialog } from '../ui/form-dialog.component.tsx';
import { AreaField } from '../ui/form-field.component.tsx';
import { Notice } from '../ui/notice.component.tsx';
import { nomeDe } from './alteracao.model.ts';
import { alterarContrato } from './alteracoes-contrato.mutations.ts';
import type { AlteracaoFeita, Contrato, NovaAlteracao } from './alteracoes-contrato.queries.ts';
import { OQueMuda } from './o-que-muda.component.tsx';

interface Props {
  contrato: Contrato;
  corpo: NovaAlteracao;
  prevista: AlteracaoFeita;
  voltar: () => void;
  sair: () => void;
}

const CURTA = 5;

export function Conferir({ contrato, corpo, prevista: { alteracao, avisos }, voltar, sair }: Props) {
  const passa = alteracao.limite?.passa ?? false;
  const form = useForm({
    start: { justificativa: '' },
    send: ({ justificativa }) =>
      alterarContrato(contrato, { ...corpo, ...(passa && { justificativa: justificativa.trim() }) }),
    onSent: sair,
    ready: ({ justificativa }) => !passa || justificativa.trim().length >= CURTA,
  });
  return (
    <FormDialog
      title={`O que muda com o ${nomeDe(alteracao)}`}
      form={form}
      verb="Registrar"
      doing="Registrando…"
      close={voltar}
      width={720}
      long
    >
      {avisos.map(aviso => (
        <Notice key={aviso} tone="info">
          {aviso}
        </Notice>
      ))}
      <OQueMuda alteracao={alteracao} />
      {passa && (
        <AreaField
          form={form}
          name="justificativa"
          label="Justificativa para passar do limite"
          rows={3}
          required
          maxLength={1000}
        />
      )}
      <p className="quieto">Depois de registrado não muda: corrige-se com outro.</p>
    </FormDialog>
  );
}
