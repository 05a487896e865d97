import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { mayOpen } from '../app/access.rule.ts';
import { labelOf, usePerson } from '../app/person.hook.ts';
import { BotaoListas } from '../listas-fornecedor/listas.panel.tsx';
import { OCORRENCIAS } from '../ocorrencias/ocorrencias.queries.ts';
import { ENTREGAS } from '../recebimentos/recebimentos.queries.ts';
import { useSearchParams } from '../ui/address.hook.ts';
import { ButtonLink } from '../ui/button.component.tsx';
import { PageTitle } from '../ui/page-title.component.tsx';
import { Lista } from './lista.component.tsx';
import { listarTiposAlimentacao, listarTiposPublico } from './pedidos.queries.ts';
import { preenchimentoEm } from './preenchimento.model.ts';
import { PRESETS } from './presets.table.ts';
import { useVisao, Visoes } from './visao.component.tsx';
import './acompanhamento.css';

const Preencher = lazy(() => import('./preencher.component.tsx'));
const FilaDoAtendimento = lazy(() => import('./fila-do-atendimento.component.tsx'));

const ROTA = '/modules/monitoramento/acompanhamento';

/** One screen under three names: label and preset come from the role in use. */
export function Component() {
  const { session, accesses, menu, papel } = usePerson();
  const preset = PRESETS[papel];
  const titulo = labelOf(menu, ROTA) ?? 'Acompanhamento';
  const [search] = useSearchParams();
  const visoes = useVisao(preset.visao, preset.visoes);
  // The columns are the meals: before they arrive, an address that names one would be read wrong.
  const refeicoes = useQuery(listarTiposAlimentacao()).data;
  const publicos = useQuery(listarTiposPublico()).data;

  const acoes = (
    <>
      <Visoes {...visoes} />
      <BotaoListas />
      {mayOpen(ENTREGAS, session, accesses) && <ButtonLink to={ENTREGAS}>Entregas de hoje</ButtonLink>}
      {mayOpen(OCORRENCIAS, session, accesses) && <ButtonLink to={OCORRENCIAS}>Ocorrências</ButtonLink>}
    </>
  );

  const preenchimento = preset.trata ? preenchimentoEm(search) : null;
  if (preenchimento) {
    return (
      <Suspense>
        <Preencher {...preenchimento} />
      </Suspense>
    );
  }
  if (visoes.visao === 'fila') {
    return (
      <Suspense>
        <FilaDoAtendimento titulo={titulo} trata={preset.trata} acoes={acoes} />
      </Suspense>
    );
  }
  if (!refeicoes || !publicos) {
    return (
      <div className="pagina">
        <PageTitle title={titulo}>Pedidos de refeições por dia e unidade</PageTitle>
        <div className="esqueleto" style={{ height: 480 }} role="status" aria-label="Carregando" />
      </div>
    );
  }
  return (
    <Lista
      key={papel}
      titulo={titulo}
      preset={preset}
      visao={visoes.visao}
      acoes={acoes}
      refeicoes={refeicoes}
      publicos={publicos}
    />
  );
}
