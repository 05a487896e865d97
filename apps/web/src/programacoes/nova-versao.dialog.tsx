import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../base/problem.error.ts';
import { useSearchParams, withParams } from '../ui/address.hook.ts';
import { Button } from '../ui/button.component.tsx';
import { addDays, formatDay } from '../ui/date.format.ts';
import { DateField } from '../ui/date-field.component.tsx';
import { Dialog } from '../ui/dialog.component.tsx';
import { Notice } from '../ui/notice.component.tsx';
import { notify } from '../ui/notification.ts';
import { definirProgramacao } from './programacoes.mutations.ts';
import type { LinhaDoTempo } from './programacoes.queries.ts';
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

export default function NovaVersaoDialog({ semana, digitado, linha, lotacaoId, close, onSaved, comeca }: Props) {
  const [, setSearch] = useSearchParams();
  const [inicio, setInicio] = useState<string | null>(comeca ?? addDays(linha.hoje, 1));
  const [fim, setFim] = useState<string | null>(null);
  const salvar = useMutation({
    mutationFn: (vigenciaInicio: string) =>
      definirProgramacao(lotacaoId, linha.etag, {
        vigenciaInicio,
        vigenciaFim: fim,
        regraFeriado: digitado.regraFeriado,
        ...(digitado.observacao && { observacao: digitado.observacao }),
        itens: itensDe(semana, digitado.valores),
      }),
    onSuccess: nova => {
      onSaved?.();
      close();
      notify('success', 'Programação salva', `Vale de ${formatDay(nova.vigenciaInicio)} em diante.`);
      setSearch(before => withParams(before, { versao: String(nova.id) }));
    },
  });
  return (
    <Dialog
      title="Salvar como versão nova"
      close={close}
      busy={salvar.isPending}
      footer={
        <>
          <Button onClick={close}>Cancelar</Button>
          <Button
            variant="primary"
            disabled={!inicio || salvar.isPending}
            onClick={() => inicio && salvar.mutate(inicio)}
          >
            {salvar.isPending ? 'Salvando…' : 'Salvar versão'}
          </Button>
        </>
      }
    >
      <div className="preencher">
        <div className="preencher-datas">
          <DateField label="Vale de" value={inicio} onChange={setInicio} />
          <DateField label="Até (opcional)" value={fim} onChange={setFim} />
        </div>
        <p className="quieto">
          {fim
            ? `A versão que vale hoje volta em ${formatDay(addDays(fim, 1))}.`
            : 'Sem data final, vale até a próxima versão. A anterior termina na véspera.'}
        </p>
        {salvar.error && <Notice tone="perigo">{sentenceOf(salvar.error)}</Notice>}
      </div>
    </Dialog>
  );
}
