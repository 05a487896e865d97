import { useSearchParams, withParams } from '../ui/address.hook.ts';
import { Card } from '../ui/card.component.tsx';
import { DebouncedText } from '../ui/debounced-text.component.tsx';
import { EmptyState } from '../ui/empty-state.component.tsx';
import { PageTitle } from '../ui/page-title.component.tsx';
import { NOMES } from './guia.table.ts';
import { LugarLink } from './lugar-link.component.tsx';
import { useLugares } from './lugares.hook.ts';
import { type Grupo, gruposDe } from './tudo.model.ts';
import './guia.css';

const LARGURA = 100;

export function Component() {
  const [busca, setBusca] = useSearchParams();
  const { abre, nomeDe } = useLugares();
  const digitado = busca.get('busca')?.slice(0, LARGURA) ?? '';
  const grupos = gruposDe(digitado, abre, nomeDe);
  const filtrar = (texto: string) => setBusca(antes => withParams(antes, { busca: texto || null }), { replace: true });
  return (
    <div className="pagina">
      <div className="pagina-topo">
        <PageTitle title={NOMES['/tudo']}>Todas as telas que você abre, pelo trabalho que se faz nelas.</PageTitle>
        <search>
          <DebouncedText label="Buscar uma tela" value={digitado} maxLength={LARGURA} onChange={filtrar} />
        </search>
      </div>
      <div className="tudo">
        {grupos.map(grupo => (
          <GrupoDeTelas key={grupo.trabalho} grupo={grupo} />
        ))}
      </div>
      {grupos.length === 0 && (
        <EmptyState
          title="Nenhuma tela com essas palavras."
          text="Tente outras, ou busque no manual. O que o seu perfil não abre não aparece aqui."
        />
      )}
    </div>
  );
}

const GrupoDeTelas = ({ grupo: { titulo, entradas } }: { grupo: Grupo }) => (
  <Card className="tudo-grupo">
    <h2>{titulo}</h2>
    <ul>
      {entradas.map(({ lugar, nome, frase }) => (
        <li key={lugar}>
          <LugarLink lugar={lugar}>{nome}</LugarLink>
          <p>{frase}</p>
        </li>
      ))}
    </ul>
  </Card>
);
