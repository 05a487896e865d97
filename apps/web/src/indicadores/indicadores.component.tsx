import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { SobrasDoPeriodo } from '../sobras/sobras-do-periodo.panel.tsx';
import { useSearchParams, withParams } from '../ui/address.hook.ts';
import { Button } from '../ui/button.component.tsx';
import { Card } from '../ui/card.component.tsx';
import { addDays, formatDay, formatShortInstant, isDay } from '../ui/date.format.ts';
import { DateField } from '../ui/date-field.component.tsx';
import { PageTitle } from '../ui/page-title.component.tsx';
import { QueryState } from '../ui/query-state.component.tsx';
import { today } from '../ui/today.ts';
import { Toolbar } from '../ui/toolbar.component.tsx';
import { Composicao } from './composicao.component.tsx';
import { ComposicaoDoContrato } from './contrato.component.tsx';
import { DevolvidoDoGestor } from './devolvido.panel.tsx';
import './indicadores.css';
import { INDICADORES, type Indicador, obterIndicadores } from './indicadores.queries.ts';
import { ProjecaoDoGestor } from './projecao.panel.tsx';
import { Variacao, valorDe } from './valor.panel.tsx';

const DIAS = 30;
const ATALHOS = [
  [7, '7 dias'],
  [30, '30 dias'],
  [90, '90 dias'],
] as const;

export function Indicadores() {
  const [search, setSearch] = useSearchParams();
  const ontem = addDays(today(), -1);
  const [pedidoDe, pedidoAte] = [search.get('de'), search.get('ate')];
  const ate = isDay(pedidoAte) ? pedidoAte : ontem;
  const de = isDay(pedidoDe) && pedidoDe <= ate ? pedidoDe : addDays(ate, 1 - DIAS);
  const query = useQuery(obterIndicadores({ de, ate }));
  const aberto = search.get('indicador');
  const contrato = Number(search.get('contrato'));
  const mudar = (partes: Record<string, string | null>) => setSearch(antes => withParams(antes, partes));
  return (
    <div className="pagina">
      <PageTitle title="Indicadores">
        {query.data?.apuradoEm
          ? `Apurados em ${formatShortInstant(query.data.apuradoEm)}`
          : 'Os números do mapa, dia a dia'}
      </PageTitle>
      <search className="indicadores-periodo">
        <DateField label="De" value={de} onChange={dia => dia && mudar({ de: dia, ate, pag: null })} />
        <DateField label="Até" value={ate} onChange={dia => dia && mudar({ de, ate: dia, pag: null })} />
        <Toolbar>
          {ATALHOS.map(([dias, rotulo]) => (
            <Button
              key={dias}
              aria-pressed={ate === ontem && de === addDays(ontem, 1 - dias)}
              onClick={() => mudar({ de: addDays(ontem, 1 - dias), ate: ontem, pag: null })}
            >
              {rotulo}
            </Button>
          ))}
        </Toolbar>
      </search>
      {contrato > 0 && <ComposicaoDoContrato contratoId={contrato} fechar={() => mudar({ contrato: null })} />}
      <QueryState query={query} skeletonHeight={520}>
        {({ indicadores, anterior }) => (
          <>
            <p className="quieto">
              Comparados com {formatDay(anterior.de)} a {formatDay(anterior.ate)}.
            </p>
            <ul className="indicadores">
              {indicadores.map(indicador => (
                <Cartao
                  key={indicador.codigo}
                  indicador={indicador}
                  aberto={aberto === indicador.codigo}
                  abrir={() => mudar({ indicador: aberto === indicador.codigo ? null : indicador.codigo, pag: null })}
                />
              ))}
            </ul>
            {indicadores
              .filter(({ codigo }) => codigo === aberto)
              .map(indicador => (
                <Composicao
                  key={indicador.codigo}
                  indicador={indicador}
                  de={de}
                  ate={ate}
                  pagina={Math.max(1, Number(search.get('pag')) || 1)}
                  irPara={pagina => mudar({ pag: String(pagina) })}
                  fechar={() => mudar({ indicador: null, pag: null })}
                />
              ))}
          </>
        )}
      </QueryState>
      <SobrasDoPeriodo
        titulo="Sobras por refeição"
        {...{ de, ate }}
        dias={indicador => `${INDICADORES}?de=${de}&ate=${ate}&indicador=${indicador}`}
      />
      <ProjecaoDoGestor />
      <DevolvidoDoGestor />
    </div>
  );
}

interface CartaoProps {
  indicador: Indicador;
  aberto: boolean;
  abrir: () => void;
}

function Cartao({ indicador, aberto, abrir }: CartaoProps) {
  const numero = useRef<HTMLButtonElement>(null);
  const estava = useRef(aberto);
  // The list closed with the focus in it, so the number takes the focus.
  useEffect(() => {
    if (estava.current && !aberto && document.activeElement === document.body) numero.current?.focus();
    estava.current = aberto;
  }, [aberto]);
  return (
    <Card as="li" className="indicador">
      <h2>{indicador.nome}</h2>
      <p>
        <Button
          variant="bare"
          ref={numero}
          className="indicador-valor"
          aria-expanded={aberto}
          disabled={indicador.atual.valor === null}
          onClick={abrir}
        >
          {valorDe(indicador, indicador.atual)}
          <span className="so-leitor">: abrir a lista de que {indicador.nome} é feito</span>
        </Button>
      </p>
      <p>
        <Variacao indicador={indicador} />
      </p>
      <p className="quieto indicador-formula">
        {indicador.formula}. Fonte: {indicador.fonte}.
      </p>
    </Card>
  );
}
