import { addDays, formatDay } from '../ui/date.format.ts';
import { useForm } from '../ui/form.hook.ts';
import { FormDialog } from '../ui/form-dialog.component.tsx';
import { AreaField, DayField, TextField } from '../ui/form-field.component.tsx';
import { today } from '../ui/today.ts';
import { written } from '../ui/written.ts';
import {
  autorizarPrescricao,
  encerrarPrescricao,
  recusarPrescricao,
  renovarPrescricao,
  transferirPrescricao,
} from './prescricoes.mutations.ts';
import type { Prescricao } from './prescricoes.queries.ts';
import { CamposDoPrescritor, SEM_PRESCRITOR } from './prescritor.component.tsx';
import { Unidade } from './unidade.component.tsx';

export interface Ato {
  vista: Prescricao;
  /** With what came of it: the same diet, or the new one. */
  feito: (depois: Prescricao) => void;
  sair: () => void;
}

const MOTIVO = 3;
/** The end proposed for a renewal, in days. */
const DIAS = 90;
const dito = (texto: string) => texto.trim().length >= MOTIVO;

export function AutorizarDialog({ vista, feito, sair }: Ato) {
  const form = useForm({ start: {}, send: () => autorizarPrescricao(vista), onSent: feito });
  return (
    <FormDialog title="Autorizar a dieta" form={form} verb="Autorizar" doing="Autorizando…" close={sair} safe>
      <p>
        {vista.dieta.codigo} {vista.dieta.nome} para {vista.pessoa}, de {formatDay(vista.de)} a {formatDay(vista.ate)},
        em {vista.lotacao.nome}. Entra nos pedidos desses dias.
      </p>
    </FormDialog>
  );
}

export function RecusarDialog({ vista, feito, sair }: Ato) {
  const form = useForm({
    start: { motivo: '' },
    send: ({ motivo }) => recusarPrescricao(vista, { motivo: motivo.trim() }),
    onSent: feito,
    ready: ({ motivo }) => dito(motivo),
  });
  return (
    <FormDialog title="Recusar a dieta" form={form} verb="Recusar" doing="Recusando…" close={sair}>
      <AreaField form={form} name="motivo" label="Por quê" rows={3} required maxLength={300} />
    </FormDialog>
  );
}

export function EncerrarDialog({ vista, feito, sair }: Ato) {
  const form = useForm({
    start: () => ({ ultimoDia: (vista.de > today() ? addDays(vista.de, -1) : today()) as string | null, motivo: '' }),
    send: ({ ultimoDia, motivo }) => encerrarPrescricao(vista, { ultimoDia: ultimoDia ?? '', motivo: motivo.trim() }),
    onSent: feito,
    ready: ({ ultimoDia, motivo }) => ultimoDia !== null && dito(motivo),
  });
  return (
    <FormDialog title="Encerrar a dieta" form={form} verb="Encerrar" doing="Encerrando…" close={sair}>
      <DayField form={form} name="ultimoDia" label="Último dia em que vale" />
      <AreaField form={form} name="motivo" label="Por quê" rows={3} required maxLength={300} />
      <p className="quieto">Não escreva o nome da pessoa nem a doença.</p>
    </FormDialog>
  );
}

export function RenovarDialog({ vista, feito, sair }: Ato) {
  const form = useForm({
    start: () => ({ ...SEM_PRESCRITOR, ate: addDays(vista.ate, DIAS) as string | null }),
    send: ({ ate, ...prescritor }) => renovarPrescricao(vista, { ...prescritor, ate: ate ?? '' }),
    onSent: feito,
    ready: ({ registro, ate }) => registro.trim().length > 1 && ate !== null,
  });
  return (
    <FormDialog title="Pedir a renovação" form={form} verb="Pedir" doing="Pedindo…" close={sair}>
      <p>
        A nova começa em {formatDay(addDays(vista.ate, 1))}, no dia seguinte ao último desta, e espera a autorização.
      </p>
      <CamposDoPrescritor form={form} />
      <DayField form={form} name="ate" label="Até" />
    </FormDialog>
  );
}

export function TransferirDialog({ vista, feito, sair }: Ato) {
  const form = useForm({
    start: () => ({ lotacaoId: null as number | null, aPartirDe: addDays(today(), 1) as string | null, pessoa: '' }),
    send: ({ lotacaoId, aPartirDe, pessoa }) =>
      transferirPrescricao(vista, { lotacaoId: lotacaoId ?? 0, aPartirDe: aPartirDe ?? '', ...written({ pessoa }) }),
    onSent: feito,
    ready: ({ lotacaoId, aPartirDe }) => lotacaoId !== null && aPartirDe !== null,
  });
  return (
    <FormDialog title="Transferir com a pessoa" form={form} verb="Transferir" doing="Transferindo…" close={sair}>
      <Unidade
        label="Para a unidade"
        value={form.values.lotacaoId}
        set={lotacaoId => form.set({ lotacaoId })}
        error={form.refusal?.fields.lotacaoId}
      />
      <DayField form={form} name="aPartirDe" label="A partir de" />
      <TextField
        form={form}
        name="pessoa"
        label="Código da pessoa lá, se é outro"
        maxLength={12}
        autoComplete="off"
        placeholder={vista.pessoa}
      />
      <p>
        Vale em {vista.lotacao.nome} até a véspera, e lá desse dia até {formatDay(vista.ate)}, já autorizada.
      </p>
    </FormDialog>
  );
}
