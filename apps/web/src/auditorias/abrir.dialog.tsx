import { useQuery } from '@tanstack/react-query';
import { readTime } from '../record/typed.ts';
import { addDays, monthBeside } from '../ui/date.format.ts';
import { MonthField } from '../ui/date-field.component.tsx';
import { useForm } from '../ui/form.hook.ts';
import { FormDialog } from '../ui/form-dialog.component.tsx';
import { AreaField, DayField, TextField } from '../ui/form-field.component.tsx';
import { formatCount, formatMoney } from '../ui/number.format.ts';
import { today } from '../ui/today.ts';
import { abrirAuditoria } from './auditorias.mutations.ts';
import { type Auditoria, preverAuditoria } from './auditorias.queries.ts';

const FONTE_CURTA = 10;

/** An hour of this computer, as the source's announcement says it here. */
const instante = (dia: string, hora: string) => new Date(`${dia}T${readTime(hora.trim()) ?? '00:00'}`).toISOString();

export function AbrirDialog({ feita, sair }: { feita: (auditoria: Auditoria) => void; sair: () => void }) {
  const form = useForm({
    start: () => ({
      mes: monthBeside(today().slice(0, 7), -1) as string | null,
      fonte: '',
      sementeDepoisDe: addDays(today(), 1) as string | null,
      hora: '19:00',
    }),
    send: ({ mes, fonte, sementeDepoisDe: dia, hora }) =>
      abrirAuditoria({ mes: mes ?? '', fonte: fonte.trim(), sementeDepoisDe: instante(dia ?? '', hora) }),
    onSent: feita,
    ready: ({ mes, fonte, sementeDepoisDe: dia, hora }) =>
      mes !== null && fonte.trim().length >= FONTE_CURTA && dia !== null && readTime(hora.trim()) !== undefined,
  });
  return (
    <FormDialog title="Abrir uma auditoria" form={form} verb="Abrir" doing="Abrindo…" close={sair}>
      <p>
        Escolha um sorteio público que ainda vai acontecer. A lista dos dias fica congelada e escrita no livro de
        registro agora; os números do sorteio dirão depois que dias conferir, e ninguém pode saber quais antes.
      </p>
      <DayField as={MonthField} form={form} name="mes" label="Mês atestado" />
      {form.values.mes && <Previsao mes={form.values.mes} />}
      <AreaField
        form={form}
        name="fonte"
        label="De onde virá a semente"
        rows={2}
        required
        maxLength={300}
        placeholder="Loteria Federal, número da extração: os cinco prêmios, na ordem"
      />
      <DayField form={form} name="sementeDepoisDe" label="Dia do sorteio" />
      <TextField form={form} name="hora" label="Hora do sorteio" required maxLength={5} inputMode="numeric" />
    </FormDialog>
  );
}

function Previsao({ mes }: { mes: string }) {
  const { data: previsao } = useQuery(preverAuditoria(mes));
  if (!previsao) return <p className="quieto">Vendo o que foi atestado…</p>;
  const { itens, totalCentavos, conferenciasSemErro, deFora } = previsao;
  if (!itens) return <p>Nada do que foi atestado deste mês está fora de uma auditoria.</p>;
  return (
    <p>
      {formatCount(itens, 'dia de unidade', 'dias de unidade')}, <strong>{formatMoney(totalCentavos)}</strong>. Se tudo
      estiver certo, bastam {conferenciasSemErro} sorteios.
      {deFora > 0 && ` Ainda sem atesto, e fora da auditoria: ${formatCount(deFora, 'medição', 'medições')}.`}
    </p>
  );
}
