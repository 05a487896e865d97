import { ROTULO_DE_PAPEL_NO_CONTRATO } from '@alipen/contracts/generated/rotulos/responsaveis';
import { formatDay } from '../ui/date.format.ts';
import { useForm } from '../ui/form.hook.ts';
import { FormDialog } from '../ui/form-dialog.component.tsx';
import { AreaField, DayField } from '../ui/form-field.component.tsx';
import { today } from '../ui/today.ts';
import { encerrarAfastamento, encerrarDesignacao } from './responsaveis.mutations.ts';
import type { Afastamento, Designacao } from './responsaveis.queries.ts';

const CURTO = 3;

/** Ended, it stays written; those of its substitutes end with it. */
export function EncerrarDialog({ designacao, sair }: { designacao: Designacao; sair: () => void }) {
  const { pessoa, papel, qualidade, inicio } = designacao;
  const form = useForm({
    start: () => ({ ultimoDia: today() as string | null, motivo: '' }),
    send: ({ ultimoDia, motivo }) =>
      encerrarDesignacao(designacao, { ultimoDia: ultimoDia ?? '', motivo: motivo.trim() }),
    onSent: sair,
    ready: ({ ultimoDia, motivo }) => ultimoDia !== null && motivo.trim().length >= CURTO,
  });
  return (
    <FormDialog title="Encerrar a designação" form={form} verb="Encerrar" back="Não encerrar" close={sair}>
      <p>
        {pessoa.nome}, {ROTULO_DE_PAPEL_NO_CONTRATO[papel].toLowerCase()} desde {formatDay(inicio)}. O que já assinou
        continua valendo.
        {qualidade === 'TITULAR' && ' Os substitutos terminam junto.'}
      </p>
      <DayField form={form} name="ultimoDia" label="Último dia" />
      <AreaField
        form={form}
        name="motivo"
        label="Motivo (a portaria que dispensa, por exemplo)"
        rows={2}
        maxLength={300}
        required
      />
    </FormDialog>
  );
}

export function VoltaDialog({ afastamento, sair }: { afastamento: Afastamento; sair: () => void }) {
  const { pessoa, inicio, fim } = afastamento;
  const form = useForm({
    start: () => ({ ultimoDia: fim as string | null }),
    send: ({ ultimoDia }) => encerrarAfastamento(afastamento, ultimoDia ?? ''),
    onSent: sair,
    ready: ({ ultimoDia }) => ultimoDia !== null,
  });
  return (
    <FormDialog title="Encerrar o afastamento" form={form} verb="Encerrar" back="Não encerrar" close={sair}>
      <p>
        {pessoa.nome} está em afastamento de {formatDay(inicio)} a {formatDay(fim)}. Se não houve, o último dia é a
        véspera do primeiro.
      </p>
      <DayField form={form} name="ultimoDia" label="Último dia de afastamento" />
    </FormDialog>
  );
}
