import { FechamentoDoDia } from '../../fechamentos/fechamento.panel.tsx';
import { FechamentoDoMes } from '../../fechamentos/fechamento-mes.panel.tsx';
import { PHONE, useMediaQuery } from '../../ui/media-query.hook.ts';
import { Indicadores } from '../graficos/indicadores.component.tsx';
import { SobrasDoMes } from '../graficos/sobras-do-mes.component.tsx';
import type { Mapa } from '../mapa-diario.queries.ts';
import { filtrosDo, lotacaoUnica } from '../modelo/consulta.model.ts';
import type { Endereco, Mudar } from '../modelo/mapa.endereco.ts';
import type { Sinais } from '../modelo/sinais.hook.ts';
import { Conciliacao } from '../tabela/conciliacao.component.tsx';
import { MapaConteudo } from './mapa-conteudo.component.tsx';
import { MapaResumo } from './mapa-resumo.component.tsx';

interface Props {
  mapa: Mapa;
  /** It still answers another question. */
  antigo: boolean;
  endereco: Endereco;
  mudar: Mudar;
  sinais: Sinais;
}

export function MapaCorpo({ mapa, antigo, endereco, mudar, sinais }: Props) {
  const phone = useMediaQuery(PHONE);
  const lotacaoId = lotacaoUnica(mapa);
  return (
    <div className={`mapa-corpo${antigo ? ' mapa-corpo--antigo' : ''}`} aria-busy={antigo}>
      {phone ? <MapaResumo mapa={mapa} endereco={endereco} /> : <Indicadores mapa={mapa} />}
      <MapaConteudo mapa={mapa} endereco={endereco} mudar={mudar} sinais={sinais} filtros={filtrosDo(endereco)} />
      {phone && <Indicadores mapa={mapa} />}
      <Conciliacao totais={mapa.totais} />
      <p className="mapa-assinaturas" aria-hidden>
        <span>Responsável pela unidade</span>
        <span>Fiscal do contrato</span>
        <span>Preposto da contratada</span>
      </p>
      <SobrasDoMes endereco={endereco} lotacaoId={lotacaoId} />
      {lotacaoId !== undefined && endereco.visao === 'mes' && (
        <FechamentoDoMes lotacaoId={lotacaoId} mes={endereco.mes} />
      )}
      {lotacaoId !== undefined && endereco.visao === 'dia' && (
        <FechamentoDoDia key={`${lotacaoId}/${endereco.data}`} lotacaoId={lotacaoId} data={endereco.data} />
      )}
    </div>
  );
}
