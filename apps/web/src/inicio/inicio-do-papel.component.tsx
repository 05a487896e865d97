import { useQuery } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense } from 'react';
import type { Papel } from '../app/session.queries.ts';
import { sentenceOf } from '../base/problem.error.ts';
import { Button } from '../ui/button.component.tsx';
import { formatShortInstant } from '../ui/date.format.ts';
import { Notice } from '../ui/notice.component.tsx';
import { today } from '../ui/today.ts';
import { InicioContext } from './inicio.context.ts';
import { obterInicio } from './inicio.queries.ts';
import { useNovidades } from './novidades.hook.ts';

/** A chunk for each role's home: nobody loads the others'. */
const POR_PAPEL = {
  SOLICITANTE: lazy(async () => ({ default: (await import('./inicio-solicitante.component.tsx')).InicioSolicitante })),
  GESTOR: lazy(async () => ({ default: (await import('./inicio-gestor.component.tsx')).InicioGestor })),
  ATENDIMENTO: lazy(async () => ({ default: (await import('./inicio-atendimento.component.tsx')).InicioAtendimento })),
  MONITORAMENTO: lazy(async () => ({
    default: (await import('./inicio-monitoramento.component.tsx')).InicioMonitoramento,
  })),
  CONTROLE: lazy(async () => ({ default: (await import('./inicio-controle.component.tsx')).InicioControle })),
  FISCALIZACAO: lazy(async () => ({ default: (await import('./inicio-fiscal.component.tsx')).InicioFiscal })),
} satisfies Record<Papel, ComponentType>;

export function InicioDoPapel({ papel }: { papel: Papel }) {
  const data = today();
  const query = useQuery(obterInicio(papel, data));
  useNovidades(papel);
  const Conteudo = POR_PAPEL[papel];
  const reler = () => query.refetch();
  return (
    <InicioContext value={{ papel, data, inicio: query.data, recebidoEm: query.dataUpdatedAt, reler }}>
      {query.isError && (
        <Notice tone="perigo" action={<Button onClick={reler}>Tentar de novo</Button>}>
          {sentenceOf(query.error)}
        </Notice>
      )}
      {query.data?.lidoEm && (
        <Notice tone="aviso">Sem conexão. Estes são os dados de {formatShortInstant(query.data.lidoEm)}.</Notice>
      )}
      {(query.data || query.isPending) && (
        <Suspense
          fallback={<div className="esqueleto" style={{ height: 420 }} role="status" aria-label="Carregando" />}
        >
          <Conteudo />
        </Suspense>
      )}
    </InicioContext>
  );
}
