import { formatInstant } from '../ui/date.format.ts';
import { useForm } from '../ui/form.hook.ts';
import { FormDialog } from '../ui/form-dialog.component.tsx';
import { AreaField } from '../ui/form-field.component.tsx';
import { encerrarAuditoria, semearAuditoria } from './auditorias.mutations.ts';
import type { Auditoria } from './auditorias.queries.ts';

export type DialogoDaAuditoria = { auditoria: Auditoria; feita: () => void; sair: () => void };
const MOTIVO = 20;
const ALGARISMOS = 20;

export function SementeDialog({ auditoria, feita, sair }: DialogoDaAuditoria) {
  const { fonte, sementeDepoisDe } = auditoria.resumo;
  const form = useForm({
    start: { semente: '' },
    send: ({ semente }) => semearAuditoria(auditoria, semente),
    onSent: feita,
    ready: ({ semente }) => semente.replaceAll(/\D/g, '').length >= ALGARISMOS,
  });
  const algarismos = form.values.semente.replaceAll(/\D/g, '').length;
  return (
    <FormDialog title="Dar a semente" form={form} verb="Sortear" doing="Sorteando…" close={sair}>
      <p>
        <strong>{fonte}</strong>, depois de {formatInstant(sementeDepoisDe)}. Copie os números como saíram: a semente
        não muda mais, e qualquer um a compara com a fonte.
      </p>
      <AreaField form={form} name="semente" label="Números do sorteio" rows={3} required maxLength={200} />
      <p className="quieto" role="status">
        {algarismos < ALGARISMOS ? `${algarismos} de ao menos ${ALGARISMOS} algarismos` : `${algarismos} algarismos`}
      </p>
    </FormDialog>
  );
}

export function EncerrarDialog({ auditoria, feita, sair }: DialogoDaAuditoria) {
  const form = useForm({
    start: { motivo: '' },
    send: ({ motivo }) => encerrarAuditoria(auditoria, motivo.trim()),
    onSent: feita,
    ready: ({ motivo }) => motivo.trim().length >= MOTIVO,
  });
  return (
    <FormDialog title="Encerrar sem demonstração" form={form} verb="Encerrar" doing="Encerrando…" close={sair}>
      <p>
        {auditoria.resumo.semente === null
          ? 'Antes do sorteio, o mês pode entrar em outra auditoria.'
          : 'Depois do sorteio, o que foi atestado não entra em outra auditoria: sortear de novo até dar certo não prova nada. O motivo fica no histórico.'}
      </p>
      <AreaField
        form={form}
        name="motivo"
        label="Por quê"
        rows={3}
        required
        maxLength={1000}
        placeholder={`Pelo menos ${MOTIVO} letras`}
      />
    </FormDialog>
  );
}
