import { useQuery } from '@tanstack/react-query';
import { useLive } from '../app/live.hook.ts';
import { idIn } from '../record/record.address.ts';
import { Drawer } from '../ui/drawer.component.tsx';
import '../record/record.css';
import { SituacaoDaOcorrencia } from '../ocorrencias-de/situacao.panel.tsx';
import { QueryState } from '../ui/query-state.component.tsx';
import { Abertura } from './abertura.component.tsx';
import { OcorrenciaConteudo } from './ocorrencia-conteudo.component.tsx';
import { obterOcorrencia } from './ocorrencias.queries.ts';

interface Props {
  /** The value of `?item=`: an id, or "novo". */
  item: string;
  close: () => void;
}

export function OcorrenciaDrawer({ item, close }: Props) {
  const id = idIn(item);
  const ocorrencia = useQuery({ ...obterOcorrencia(id ?? 0), enabled: id !== null });
  useLive(['ocorrencia'], () => void (id !== null && ocorrencia.refetch()));
  const lida = ocorrencia.data;
  return (
    <Drawer
      width={640}
      title={
        item === 'novo' ? (
          'Abrir ocorrência'
        ) : (
          <span className="registro-titulo">
            {lida ? `Ocorrência ${lida.resumo.numero}` : 'Carregando…'}
            {lida && <SituacaoDaOcorrencia {...lida.resumo} />}
          </span>
        )
      }
      close={close}
    >
      {item === 'novo' && <Abertura />}
      {id !== null && (
        <QueryState query={ocorrencia} skeletonHeight={480}>
          {data => <OcorrenciaConteudo ocorrencia={data} />}
        </QueryState>
      )}
      {id === null && item !== 'novo' && <p>Esta ocorrência não existe.</p>}
    </Drawer>
  );
}
