import { type CSSProperties, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { regiaoPorExtenso } from '../ui/uf.labels.ts';
import { hora } from './painel.age.ts';
import type { Ligacao } from './painel.connection.ts';
import { usePainel } from './painel.hook.ts';
import { opcoesDe, paginasDe, ZONAS } from './painel.options.ts';
import type { Painel } from './painel.queries.ts';
import { Pareamento } from './pareamento.component.tsx';
import { Prazos } from './prazo.component.tsx';
import { useRelogio } from './relogio.hook.ts';
import { Rodape } from './rodape.component.tsx';
import { useRodizio } from './rodizio.hook.ts';
import { useSom } from './som.hook.ts';
import { Zona } from './zona.component.tsx';
import { CARTOES } from './zonas.table.tsx';
import './painel.css';

const LIGACOES: Readonly<Record<Ligacao, { texto: string; tom: string }>> = {
  abrindo: { texto: 'Conectando', tom: 'quieto' },
  'ao-vivo': { texto: 'Ao vivo', tom: 'ok' },
  consulta: { texto: 'A cada 30 segundos', tom: 'aviso' },
  'sem-conexao': { texto: 'Sem conexão: mostrando o último dado', tom: 'perigo' },
};

/** Moves two pixels every ten minutes, so that nothing burns into the glass. */
const DESLOCA_MS = 10 * 60_000;
const PASSOS = [
  [0, 0],
  [2, 0],
  [2, 2],
  [0, 2],
] as const;

/** Font scale by cards on a page: fewer cards have larger words, because pages that turn are read from further away. */
const ESCALAS: Readonly<Record<number, number>> = { 1: 1.9, 2: 1.45 };
const COLUNAS: Readonly<Record<number, number>> = { 1: 1, 2: 2, 3: 3, 4: 2 };

const preocupacoesDe = (painel: Painel | null) =>
  painel?.naoConformidades && painel.atrasos ? painel.naoConformidades.criticas + painel.atrasos.total : undefined;

/** The wall's page, outside the shell, under its own session or a person's. It never shows the sign-in page (ADR 54). */
export function Component() {
  // Not ui/address.hook.ts: it shares a file with 100 kB of code for pages behind the sign-in, which the wall does not need.
  const { search } = useLocation();
  const navigate = useNavigate();
  const opcoes = useMemo(() => opcoesDe(new URLSearchParams(search)), [search]);
  const paginas = useMemo(() => paginasDe(opcoes), [opcoes]);
  const [pausado, pausar] = useState(false);
  const { painel, ligacao, fechada, ler } = usePainel(opcoes.regiao, pausado);
  const { pagina, irPara } = useRodizio({ paginas: paginas.length, aCadaMs: opcoes.rodizioMs, pausado, pausar });
  const agora = useRelogio();
  useSom(opcoes.som, preocupacoesDe(painel));
  useEffect(() => {
    document.title = 'Painel · Alipen';
  }, []);

  const [x, y] = PASSOS[Math.floor(agora / DESLOCA_MS) % PASSOS.length] ?? [0, 0];
  const visiveis = paginas[pagina] ?? [];
  const estilo = {
    '--escala': ESCALAS[visiveis.length] ?? 1,
    '--x': `${x}px`,
    '--y': `${y}px`,
    '--colunas': COLUNAS[visiveis.length] ?? 3,
  } as CSSProperties;
  const mostrarFoto = (foto: boolean) => {
    const depois = new URLSearchParams(search);
    if (foto) depois.delete('foto');
    else depois.set('foto', '0');
    navigate({ search: depois.toString() }, { replace: true });
  };

  if (fechada) {
    return (
      <main className="painel" data-tema={opcoes.tema} style={estilo}>
        <Pareamento porque={fechada} autorizada={ler} />
      </main>
    );
  }
  const estado = pausado ? { texto: 'Pausado', tom: 'aviso' } : LIGACOES[ligacao];
  const onde = [painel?.tela, painel?.regiao && regiaoPorExtenso(painel.regiao)].filter(Boolean).join(' · ');
  return (
    <main className="painel" data-tema={opcoes.tema} style={estilo}>
      <header className="painel-topo">
        <h1>Alipen · Painel</h1>
        <p className={`painel-estado tom-${estado.tom}`} role="status">
          <span aria-hidden>●</span> {estado.texto}
        </p>
        {opcoes.zonas.includes(1) && <Prazos prazos={painel?.prazos ?? null} agora={agora} />}
        <p className="painel-relogio">{hora(agora)}</p>
      </header>
      <div className="painel-zonas">
        {visiveis.map(id => {
          if (id === 1) return null;
          const { em, marca, mostra } = CARTOES[id];
          return (
            <Zona
              key={id}
              titulo={ZONAS[id]}
              em={painel && em(painel)}
              agora={agora}
              marca={painel ? marca(painel) : undefined}
            >
              {painel && mostra(painel, opcoes.foto)}
            </Zona>
          );
        })}
      </div>
      <Rodape
        onde={onde}
        paginas={paginas.length}
        pagina={pagina}
        irPara={irPara}
        pausado={pausado}
        pausar={pausar}
        foto={visiveis.includes(5) && painel?.naoConformidades?.foto ? opcoes.foto : null}
        mostrarFoto={mostrarFoto}
      />
    </main>
  );
}
