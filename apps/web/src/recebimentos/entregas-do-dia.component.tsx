import { useQuery } from '@tanstack/react-query';
import { useRecords } from '../outbox/outbox.hook.ts';
import { obterSobrasDoDia } from '../sobras/sobras.queries.ts';
import { EmptyState } from '../ui/empty-state.component.tsx';
import { QueryState } from '../ui/query-state.component.tsx';
import { escreverAbertura, lerAbertura } from './abertura.model.ts';
import { EntregasLista } from './entregas-lista.component.tsx';
import { FilaAviso } from './fila-aviso.component.tsx';
import type { Registrada } from './recebimento.delivery.ts';
import { listarEntregasEsperadas } from './recebimentos.queries.ts';

interface Props {
  matricula: string;
  busca: { data: string; lotacaoId?: number };
  abrir: string | null;
  mudar: (abrir: string | null) => void;
}

export function EntregasDoDia({ matricula, busca, abrir, mudar }: Props) {
  const esperadas = useQuery(listarEntregasEsperadas(matricula, busca));
  const sobras = useQuery(obterSobrasDoDia(matricula, busca));
  const fila = useRecords<Registrada>(matricula, 'recebimento');
  const { data } = esperadas;
  return (
    <>
      <FilaAviso fila={fila} lidasEm={data?.lidasEm ?? null} fusoHorario={data?.fusoHorario ?? 'America/Sao_Paulo'} />
      <QueryState query={esperadas} skeletonHeight={420}>
        {dia =>
          dia.entregas.length === 0 ? (
            <EmptyState
              title="Nenhuma entrega neste dia."
              text="As refeições aparecem aqui quando o pedido é enviado."
            />
          ) : (
            <EntregasLista
              matricula={matricula}
              dia={dia}
              sobras={sobras.data}
              entregas={dia.entregas}
              fila={fila}
              aberta={lerAbertura(abrir)}
              abrir={abertura => mudar(abertura && escreverAbertura(abertura))}
            />
          )
        }
      </QueryState>
    </>
  );
}
