import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import MANUAL from '../../../../docs/manual.md';
import { ShortcutSheet } from '../app/shortcuts.component.tsx';
import { ButtonLink } from '../ui/button.component.tsx';
import { Drawer } from '../ui/drawer.component.tsx';
import { Segmented } from '../ui/segmented.component.tsx';
import { linhaDe, lugarEm } from './guia.table.ts';
import { capituloDe, dentroDe } from './manual.model.ts';
import { CampoDoManual } from './manual-campo.component.tsx';
import { type Abrir, Achados, ListaDeSecoes } from './manual-lista.component.tsx';
import { SecaoDoManual } from './manual-secao.component.tsx';
import './guia.css';

const VISTAS = [
  { value: 'tela', label: 'Desta tela' },
  { value: 'sumario', label: 'Sumário' },
  { value: 'teclas', label: 'Teclas' },
] as const;
type Vista = (typeof VISTAS)[number]['value'];

/** What is read: one of the views, or a section that was chosen. */
type Lido = { vista: Vista } | { id: string; palavras: readonly string[] };

const LARGURA = 620;

export default function AjudaDrawer({ fechar }: { fechar: () => void }) {
  const { frase, manual } = linhaDe(lugarEm(useLocation().pathname));
  const [lido, setLido] = useState<Lido>({ vista: 'tela' });
  const [digitado, setDigitado] = useState('');
  const abrir: Abrir = (id, palavras) => {
    setDigitado('');
    setLido({ id, palavras });
  };
  return (
    <Drawer
      title="Ajuda"
      close={fechar}
      width={LARGURA}
      className="ajuda"
      footer={
        <div className="ajuda-pe">
          <ButtonLink to="/manual" onClick={fechar}>
            Manual inteiro
          </ButtonLink>
          <ButtonLink to="/tudo" onClick={fechar}>
            Ver tudo
          </ButtonLink>
        </div>
      }
    >
      <CampoDoManual digitado={digitado} digitar={setDigitado} />
      {digitado.trim() ? (
        <Achados secoes={MANUAL} digitado={digitado} abrir={abrir} />
      ) : (
        <>
          <Segmented
            legend="O que ler"
            options={VISTAS}
            chosen={'vista' in lido ? lido.vista : null}
            choose={vista => setLido({ vista })}
          />
          {'vista' in lido && lido.vista === 'tela' && <p className="ajuda-frase">{frase}</p>}
          <Leitura lido={lido} daTela={manual} abrir={abrir} fechar={fechar} />
        </>
      )}
    </Drawer>
  );
}

interface LeituraProps {
  lido: Lido;
  daTela: string;
  abrir: Abrir;
  fechar: () => void;
}

function Leitura({ lido, daTela, abrir, fechar }: LeituraProps) {
  if ('vista' in lido && lido.vista === 'sumario') return <ListaDeSecoes secoes={MANUAL} abrir={abrir} />;
  if ('vista' in lido && lido.vista === 'teclas') return <ShortcutSheet />;
  const { id, palavras } = 'id' in lido ? lido : { id: daTela, palavras: [] };
  return <UmaSecao key={id} id={id} palavras={palavras} escolhida={'id' in lido} abrir={abrir} fechar={fechar} />;
}

interface SecaoProps extends Pick<LeituraProps, 'abrir' | 'fechar'> {
  id: string;
  palavras: readonly string[];
  /** By the person, who is then led to its heading. */
  escolhida: boolean;
}

function UmaSecao({ id, palavras, escolhida, abrir, fechar }: SecaoProps) {
  const titulo = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (escolhida) titulo.current?.focus();
  }, [escolhida]);
  const secao = MANUAL.find(cada => cada.id === id);
  if (!secao) return null;
  const capitulo = capituloDe(MANUAL, id);
  const mais = capitulo ? [capitulo] : dentroDe(MANUAL, id);
  return (
    <>
      <SecaoDoManual secao={secao} palavras={palavras} titulo={titulo} onFollow={fechar} />
      {mais.length > 0 && (
        <nav className="ajuda-mais" aria-label={capitulo ? 'Vale para esta tela também' : 'Neste capítulo'}>
          <p className="quieto">{capitulo ? 'Vale para esta tela também' : 'Neste capítulo'}</p>
          <ListaDeSecoes secoes={mais} abrir={abrir} />
        </nav>
      )}
    </>
  );
}
