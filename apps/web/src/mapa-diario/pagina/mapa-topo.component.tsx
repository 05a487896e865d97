import { labelOf, usePerson } from '../../app/person.hook.ts';
import { PHONE, useMediaQuery } from '../../ui/media-query.hook.ts';
import { PageTitle } from '../../ui/page-title.component.tsx';
import type { Mapa } from '../mapa-diario.queries.ts';
import type { Endereco, Mudar } from '../modelo/mapa.endereco.ts';
import { MapaPapel } from '../papel/mapa-papel.component.tsx';
import { MapaAcoes } from './mapa-acoes.component.tsx';
import { MapaControles, MapaControlesDobrados } from './mapa-controles.component.tsx';
import { MapaSubtitulo } from './mapa-subtitulo.component.tsx';

const ROTA = '/modules/relatorios/mapaDiarioDeAlimentacao';

interface Props {
  endereco: Endereco;
  mudar: Mudar;
  mapa: Mapa | undefined;
  restrita: boolean;
  fechados: number;
}

export function MapaTopo({ endereco, mudar, mapa, restrita, fechados }: Props) {
  const { menu } = usePerson();
  const phone = useMediaQuery(PHONE);
  const acoes = <MapaAcoes endereco={endereco} mapa={mapa} fechados={fechados} />;
  return (
    <>
      <div className="pagina-topo">
        <PageTitle title={labelOf(menu, ROTA) ?? 'Mapa Diário de Alimentação'}>
          <MapaSubtitulo endereco={endereco} mapa={mapa} />
        </PageTitle>
        {!phone && acoes}
      </div>
      <MapaPapel endereco={endereco} mapa={mapa} fechados={fechados} />
      {phone ? (
        <MapaControlesDobrados endereco={endereco} mudar={mudar} mapa={mapa} restrita={restrita}>
          {acoes}
        </MapaControlesDobrados>
      ) : (
        <MapaControles endereco={endereco} mudar={mudar} mapa={mapa} restrita={restrita} />
      )}
    </>
  );
}
