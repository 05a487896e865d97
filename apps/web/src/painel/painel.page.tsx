import { useEffect, useMemo, useState } from 'react';
import { regiaoPorExtenso } from '../ui/uf.labels.ts';
import { Cartoes } from './cartoes.component.tsx';
import { Muro } from './muro.component.tsx';
import { useOpcoes } from './opcoes.hook.ts';
import { usePainel } from './painel.hook.ts';
import { paginasDe } from './painel.options.ts';
import { Pareamento } from './pareamento.component.tsx';
import { Prazos } from './prazo.component.tsx';
import { useRelogio } from './relogio.hook.ts';
import { Rodape } from './rodape.component.tsx';
import { useRodizio } from './rodizio.hook.ts';
import { useSom } from './som.hook.ts';
import { Topo } from './topo.component.tsx';
import './painel.css';

/** The wall's page, outside the shell, under its own session or a person's. It never shows the sign-in page (ADR 54). */
export function Component() {
  const { opcoes, mostrarFoto } = useOpcoes();
  const paginas = useMemo(() => paginasDe(opcoes), [opcoes]);
  const [pausado, pausar] = useState(false);
  const { painel, ligacao, fechada, ler } = usePainel(opcoes.regiao, pausado);
  const { pagina, irPara } = useRodizio({ paginas: paginas.length, aCadaMs: opcoes.rodizioMs, pausado, pausar });
  const agora = useRelogio();
  useSom(opcoes.som, painel);
  useEffect(() => {
    document.title = 'Painel · Alipen';
  }, []);

  const visiveis = paginas[pagina] ?? [];
  const onde = [painel?.tela, painel?.regiao && regiaoPorExtenso(painel.regiao)].filter(Boolean).join(' · ');
  return (
    <Muro tema={opcoes.tema} cartoes={visiveis.length} agora={agora}>
      {fechada ? (
        <Pareamento porque={fechada} autorizada={ler} />
      ) : (
        <>
          <Topo ligacao={ligacao} pausado={pausado} agora={agora}>
            {opcoes.zonas.includes(1) && <Prazos prazos={painel?.prazos ?? null} agora={agora} />}
          </Topo>
          <Cartoes ids={visiveis} painel={painel} agora={agora} foto={opcoes.foto} />
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
        </>
      )}
    </Muro>
  );
}
