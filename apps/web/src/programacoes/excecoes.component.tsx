import { ROTULO_DE_MOTIVO_EXCECAO } from '@alipen/contracts/generated/rotulos/programacoes';
import { useMutation, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { sentenceOf } from '../base/problem.error.ts';
import { Button } from '../ui/button.component.tsx';
import { formatDay } from '../ui/date.format.ts';
import { Notice } from '../ui/notice.component.tsx';
import { notifyWithUndo } from '../ui/notification.ts';
import { formatInteger } from '../ui/number.format.ts';
import { Pill } from '../ui/pill.component.tsx';
import { QueryState } from '../ui/query-state.component.tsx';
import { Calendario } from './calendario.component.tsx';
import { removerExcecao, salvarExcecao } from './programacoes.mutations.ts';
import {
  type Excecao,
  listarExcecoes,
  preverProgramacao,
  type TipoAlimentacao,
  type TipoPublico,
} from './programacoes.queries.ts';

const ExcecaoDialog = lazy(() => import('./excecao.dialog.tsx'));

const DIAS_NA_FAIXA = 31;

interface Props {
  lotacaoId: number;
  refeicoes: readonly TipoAlimentacao[];
  publicos: readonly TipoPublico[];
}

const periodoDe = ({ dataInicio, dataFim }: Pick<Excecao, 'dataInicio' | 'dataFim'>) =>
  dataInicio === dataFim ? formatDay(dataInicio) : `${formatDay(dataInicio)} a ${formatDay(dataFim)}`;

type Aberta = { excecao: Excecao | null; dia: string | null };

export function Excecoes({ lotacaoId, refeicoes, publicos }: Props) {
  const lista = useQuery(listarExcecoes(lotacaoId));
  const previsao = useQuery(preverProgramacao(lotacaoId, { dias: DIAS_NA_FAIXA }));
  const [aberta, setAberta] = useState<Aberta | null>(null);
  const recriar = useMutation({
    mutationFn: ({ dataInicio, dataFim, motivo, descricao, itens }: Excecao) =>
      salvarExcecao(lotacaoId, null, { dataInicio, dataFim, motivo, descricao, itens }),
  });
  const remover = useMutation({
    mutationFn: removerExcecao,
    // An exception that had begun was only ended on the eve: there is nothing to put back.
    onSuccess: removida => {
      if (removida.dataInicio < hoje) return;
      notifyWithUndo('Exceção excluída', periodoDe(removida), () => recriar.mutate(removida));
    },
  });
  const hoje = previsao.data?.hoje ?? '';

  return (
    <div className="aba-conteudo">
      <div className="aba-topo">
        <p className="quieto">
          Nestes dias valem estas quantidades, à frente de feriado e dia da semana. Toque em um dia para criar ou abrir.
        </p>
        <Button variant="primary" onClick={() => setAberta({ excecao: null, dia: null })}>
          Nova exceção
        </Button>
      </div>
      {previsao.data && (
        <Calendario
          dias={previsao.data.dias}
          abrir={dia => {
            const excecao = lista.data?.find(({ dataInicio, dataFim }) => dataInicio <= dia && dia <= dataFim);
            setAberta({ excecao: excecao ?? null, dia });
          }}
        />
      )}
      {(remover.error ?? recriar.error) && <Notice tone="perigo">{sentenceOf(remover.error ?? recriar.error)}</Notice>}
      <QueryState query={lista} skeletonHeight={160}>
        {excecoes =>
          excecoes.length === 0 ? (
            <p className="programacoes-vazio">Nenhuma exceção. A lotação segue a semana e a regra dos feriados.</p>
          ) : (
            <ul className="excecoes">
              {excecoes.map(excecao => (
                <Linha
                  key={excecao.id}
                  excecao={excecao}
                  hoje={hoje}
                  ocupada={remover.isPending}
                  alterar={() => setAberta({ excecao, dia: null })}
                  remover={() => remover.mutate(excecao)}
                />
              ))}
            </ul>
          )
        }
      </QueryState>
      <Suspense>
        {aberta && (
          <ExcecaoDialog
            key={aberta.excecao?.id ?? 'nova'}
            lotacaoId={lotacaoId}
            excecao={aberta.excecao}
            dia={aberta.dia}
            hoje={hoje}
            refeicoes={refeicoes}
            publicos={publicos}
            close={() => setAberta(null)}
          />
        )}
      </Suspense>
    </div>
  );
}

interface LinhaProps {
  excecao: Excecao;
  hoje: string;
  ocupada: boolean;
  alterar: () => void;
  remover: () => void;
}

function Linha({ excecao, hoje, ocupada, alterar, remover }: LinhaProps) {
  const periodo = periodoDe(excecao);
  return (
    <li>
      <div className="excecoes-texto">
        <strong>{periodo}</strong>
        <span>
          {ROTULO_DE_MOTIVO_EXCECAO[excecao.motivo]}
          {excecao.descricao && ` · ${excecao.descricao}`}
        </span>
        <small className="quieto">{formatInteger(excecao.total)} refeições por dia</small>
      </div>
      {excecao.acoes.length === 0 ? (
        <Pill tone="neutro">Passou</Pill>
      ) : (
        <span className="excecoes-acoes">
          <Button aria-label={`Mudar a exceção de ${periodo}`} onClick={alterar}>
            Mudar
          </Button>
          <Button variant="quiet" aria-label={`Excluir a exceção de ${periodo}`} disabled={ocupada} onClick={remover}>
            {excecao.dataInicio < hoje ? 'Encerrar ontem' : 'Excluir'}
          </Button>
        </span>
      )}
    </li>
  );
}
