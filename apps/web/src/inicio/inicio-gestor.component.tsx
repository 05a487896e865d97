import { lazy, Suspense } from 'react';
import { DevolvidoNoAno } from '../indicadores/devolvido.panel.tsx';
import { Bloco } from './bloco.component.tsx';
import { Excecoes } from './excecoes.component.tsx';
import { Contratos, Fornecedores, MesAteHoje } from './gestao.component.tsx';
import { IndicadoresDaSemana } from './indicadores-da-semana.component.tsx';
import { useInicio } from './inicio.context.ts';
import { MapasAAssinar } from './mapas-a-assinar.component.tsx';
import { Mensagens } from './mensagens.component.tsx';
import { EntregasAgora, PedidosDeAmanha, Problemas, TotaisDoDia } from './situacao-do-dia.component.tsx';

const PrimeirosPassos = lazy(() => import('../primeiros-passos/primeiros-passos.panel.tsx'));

/** Fetched only while an installation has no order yet. Where its reading fails the home goes on without it. */
function AteOPrimeiroPedido() {
  const bloco = useInicio().inicio?.blocos.primeirosPassos;
  if (!bloco || !('dados' in bloco) || bloco.dados.passos.length === 0) return null;
  return (
    <Suspense>
      <PrimeirosPassos passos={bloco.dados.passos} />
    </Suspense>
  );
}

const Devolvido = () => (
  <Bloco nome="devolvido" titulo="Devolvido aos cofres" altura={150}>
    {devolvido => <DevolvidoNoAno devolvido={devolvido} />}
  </Bloco>
);

export const InicioGestor = () => (
  <>
    <AteOPrimeiroPedido />
    <Excecoes />
    <div className="inicio-quatro">
      <PedidosDeAmanha />
      <EntregasAgora />
      <TotaisDoDia />
    </div>
    <div className="inicio-colunas">
      <div className="inicio-pilha">
        <MapasAAssinar />
        <Contratos />
        <Problemas />
      </div>
      <div className="inicio-pilha">
        <MesAteHoje />
        <Devolvido />
        <Fornecedores />
        <IndicadoresDaSemana />
        <Mensagens />
      </div>
    </div>
  </>
);
