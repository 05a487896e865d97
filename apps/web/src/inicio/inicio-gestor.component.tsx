import { Excecoes } from './excecoes.component.tsx';
import { Contratos, Fornecedores, MesAteHoje } from './gestao.component.tsx';
import { IndicadoresDaSemana } from './indicadores-da-semana.component.tsx';
import { MapasAAssinar } from './mapas-a-assinar.component.tsx';
import { Mensagens } from './mensagens.component.tsx';
import { EntregasAgora, PedidosDeAmanha, Problemas, TotaisDoDia } from './situacao-do-dia.component.tsx';

export const InicioGestor = () => (
  <>
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
        <Fornecedores />
        <IndicadoresDaSemana />
        <Mensagens />
      </div>
    </div>
  </>
);
