import { ArrowDownIcon } from '@phosphor-icons/react/dist/csr/ArrowDown';
import { ArrowUpIcon } from '@phosphor-icons/react/dist/csr/ArrowUp';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../ui/button.component.tsx';
import { Card } from '../ui/card.component.tsx';
import { Field } from '../ui/field.component.tsx';
import { TextInput } from '../ui/text-input.component.tsx';
import { Toolbar } from '../ui/toolbar.component.tsx';
import { FalhaAqui } from './falha-aqui.component.tsx';
import { idDe, nomeDaSecao } from './formulario.falhas.ts';
import {
  comItem,
  comItemNovo,
  comSecaoMovida,
  comSecaoNova,
  comTitulo,
  semItem,
  semSecao,
} from './formulario.model.ts';
import type { Conteudo, Formulario } from './formularios.queries.ts';
import { ItemLinha } from './item-linha.component.tsx';

interface Props {
  base: Formulario;
  conteudo: Conteudo;
  mudar: (conteudo: Conteudo) => void;
  parado: boolean;
}

type Secao = Conteudo['secoes'][number];
/** Sections are named by letters. */
const MAIS_SECOES = 26;
const NOVA = 'formulario-secao-nova';
const passoDe = (codigo: string, passo: -1 | 1) => `formulario-secao-${codigo}-${passo === -1 ? 'subir' : 'descer'}`;
const nomeDe = ({ codigo, titulo }: Secao) => (titulo.trim() ? `${codigo} — ${titulo}` : codigo);

/** Says what a press did and restores the focus, which the browser loses with a moved element. */
function useDepois() {
  const [dito, setDito] = useState('');
  const foco = useRef<string | null>(null);
  useEffect(() => {
    if (foco.current) document.getElementById(foco.current)?.focus();
    foco.current = null;
  });
  const depois = (id: string, frase: string) => {
    foco.current = id;
    setDito(frase);
  };
  return [dito, depois] as const;
}

export function FormularioSecoes({ base, conteudo, mudar, parado }: Props) {
  const [dito, depois] = useDepois();
  const { secoes } = conteudo;
  const publicados = new Set(base.secoes.flatMap(({ itens }) => itens.map(({ codigo }) => codigo)));
  const cheio = secoes.length >= MAIS_SECOES;
  const incluir = () => {
    const novo = comSecaoNova(conteudo, new Set(base.secoes.map(({ codigo }) => codigo)));
    const nova = novo.secoes.at(-1);
    if (!nova || novo === conteudo) return;
    mudar(novo);
    depois(idDe(`/secoes/${secoes.length}/titulo`), `Seção ${nova.codigo} incluída no fim, com um item.`);
  };
  return (
    <>
      {secoes.map((secao, at) => (
        <Card as="fieldset" key={secao.codigo} className="formulario-secao" disabled={parado}>
          <legend>
            Seção {secao.codigo}
            <span className="so-leitor"> — {secao.titulo}</span>
          </legend>
          <Topo
            secao={secao}
            pointer={`/secoes/${at}`}
            primeira={at === 0}
            ultima={at === secoes.length - 1}
            renomear={titulo => mudar(comTitulo(conteudo, at, titulo))}
            mover={passo => {
              mudar(comSecaoMovida(conteudo, at, passo));
              depois(
                passoDe(secao.codigo, passo),
                `${nomeDe(secao)}: agora a ${at + passo + 1}ª de ${secoes.length} seções.`,
              );
            }}
          />
          <ul>
            {secao.itens.map((item, posicao) => (
              <ItemLinha
                key={item.codigo}
                item={item}
                pointer={`/secoes/${at}/itens/${posicao}`}
                novo={!publicados.has(item.codigo)}
                mudar={mudanca => mudar(comItem(conteudo, at, posicao, mudanca))}
                remover={() => {
                  mudar(semItem(conteudo, at, posicao));
                  depois(idDe(`/secoes/${at}/itens`), `${item.codigo} excluído.`);
                }}
              />
            ))}
          </ul>
          <FalhaAqui pointer={`/secoes/${at}/itens`} />
          <Toolbar>
            <Button id={idDe(`/secoes/${at}/itens`)} onClick={() => mudar(comItemNovo(conteudo, at))}>
              Incluir item em {nomeDaSecao(secao)}
            </Button>
            {secao.itens.length === 0 && (
              <Button
                onClick={() => {
                  mudar(semSecao(conteudo, at));
                  depois(NOVA, `Seção ${nomeDe(secao)} excluída.`);
                }}
              >
                Excluir a seção {secao.codigo}
              </Button>
            )}
          </Toolbar>
        </Card>
      ))}
      <Toolbar>
        <Button id={NOVA} aria-disabled={cheio || parado} onClick={incluir}>
          Incluir seção
        </Button>
        {cheio && <span className="quieto">Já são {MAIS_SECOES} seções, uma por letra.</span>}
      </Toolbar>
      <p className="so-leitor" role="status">
        {dito}
      </p>
    </>
  );
}

interface TopoProps {
  secao: Secao;
  pointer: string;
  primeira: boolean;
  ultima: boolean;
  renomear: (titulo: string) => void;
  mover: (passo: -1 | 1) => void;
}

const Topo = ({ secao, pointer, primeira, ultima, renomear, mover }: TopoProps) => (
  <div className="formulario-secao-topo">
    <Field
      label={
        <>
          Título<span className="so-leitor"> da seção {secao.codigo}</span>
        </>
      }
      htmlFor={idDe(`${pointer}/titulo`)}
    >
      <TextInput
        id={idDe(`${pointer}/titulo`)}
        maxLength={120}
        value={secao.titulo}
        onChange={({ target }) => renomear(target.value)}
      />
      <FalhaAqui pointer={`${pointer}/titulo`} />
    </Field>
    <Mover
      id={passoDe(secao.codigo, -1)}
      nome={`Subir a seção ${nomeDe(secao)}`}
      parada={primeira}
      mover={() => mover(-1)}
    >
      <ArrowUpIcon size={18} aria-hidden />
    </Mover>
    <Mover
      id={passoDe(secao.codigo, 1)}
      nome={`Descer a seção ${nomeDe(secao)}`}
      parada={ultima}
      mover={() => mover(1)}
    >
      <ArrowDownIcon size={18} aria-hidden />
    </Mover>
  </div>
);

interface MoverProps {
  id: string;
  nome: string;
  parada: boolean;
  mover: () => void;
  children: ReactNode;
}

/** At either end of the list the button keeps the focus and does nothing. */
const Mover = ({ id, nome, parada, mover, children }: MoverProps) => (
  <Button id={id} icon aria-label={nome} title={nome} aria-disabled={parada} onClick={() => parada || mover()}>
    {children}
  </Button>
);
