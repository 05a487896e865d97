import { useSearchParams, withParams } from '../ui/address.hook.ts';
import { addDays, formatDay } from '../ui/date.format.ts';
import { useForm } from '../ui/form.hook.ts';
import { FormDialog } from '../ui/form-dialog.component.tsx';
import { DayField } from '../ui/form-field.component.tsx';
import { notify } from '../ui/notification.ts';
import { definirProgramacao } from './programacoes.mutations.ts';
import type { LinhaDoTempo, Programacao } from './programacoes.queries.ts';
import { type Digitado, itensDe, type Semana } from './semana.model.ts';

interface Props {
  semana: Semana;
  digitado: Digitado;
  linha: LinhaDoTempo;
  lotacaoId: number;
  close: () => void;
  onSaved?: () => void;
  /** Tomorrow by default: today's orders have mostly been made. */
  comeca?: string;
}

interface Vigencia {
  vigenciaInicio: string | null;
  vigenciaFim: string | null;
}

export default function NovaVersaoDialog({ semana, digitado, linha, lotacaoId, close, onSaved, comeca }: Props) {
  const [, setSearch] = useSearchParams();
  const form = useForm<Vigencia, Programacao>({
    start: { vigenciaInicio: comeca ?? addDays(linha.hoje, 1), vigenciaFim: null },
    send: ({ vigenciaInicio, vigenciaFim }) =>
      definirProgramacao(lotacaoId, linha.etag, {
        vigenciaInicio: vigenciaInicio ?? '',
        vigenciaFim,
        regraFeriado: digitado.regraFeriado,
        ...(digitado.observacao && { observacao: digitado.observacao }),
        itens: itensDe(semana, digitado.valores),
      }),
    onSent: nova => {
      onSaved?.();
      close();
      notify('success', 'Programação salva', `Vale de ${formatDay(nova.vigenciaInicio)} em diante.`);
      setSearch(before => withParams(before, { versao: String(nova.id) }));
    },
    ready: ({ vigenciaInicio }) => vigenciaInicio !== null,
  });
  const { vigenciaFim } = form.values;
  return (
    <FormDialog
      title="Salvar como versão nova"
      form={form}
      verb="Salvar versão"
      doing="Salvando…"
      back="Voltar"
      close={close}
    >
      <div className="preencher-datas">
        <DayField form={form} name="vigenciaInicio" label="Vale de" />
        <DayField form={form} name="vigenciaFim" label="Até (opcional)" />
      </div>
      <p className="quieto">
        {vigenciaFim
          ? `A versão que vale hoje volta em ${formatDay(addDays(vigenciaFim, 1))}.`
          : 'Sem data final, vale até a próxima versão. A anterior termina na véspera.'}
      </p>
    </FormDialog>
  );
}
