import { ROTULO_DE_CONTEXTO_FOTO, ROTULO_DE_SEMELHANCA_FOTO } from '@alipen/contracts/generated/rotulos/fotos';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../ui/button.component.tsx';
import { Card } from '../ui/card.component.tsx';
import { formatInstant } from '../ui/date.format.ts';
import { FormRefusal } from '../ui/form.component.tsx';
import { useForm } from '../ui/form.hook.ts';
import { TextField } from '../ui/form-field.component.tsx';
import { useKeptFocus } from '../ui/kept-focus.hook.ts';
import { Photo } from '../ui/photo.component.tsx';
import { Pill } from '../ui/pill.component.tsx';
import { Toolbar } from '../ui/toolbar.component.tsx';
import { written } from '../ui/written.ts';
import { SITUACOES, semelhancaEmPalavras } from './fotos.labels.ts';
import { type DecisaoFotoRepetida, decidirFotoRepetida, type FotoRepetida, type UsoDeFoto } from './fotos.queries.ts';

const FISCALIZACAO = '/modules/fiscalizacao/fiscalizacoesRealizadas?de=2020-01-01&item=';
const MAIOR = 480;

export function Repetida({ repetida }: { repetida: FotoRepetida }) {
  const { id, situacao, semelhanca, decisao, foto, anterior, acoes } = repetida;
  const [revendo, setRevendo] = useState(false);
  const titulo = `repetida-${id}`;
  const keptFocus = useKeptFocus<HTMLLIElement>(`${situacao}${revendo}`);
  const decide = acoes.includes('decidir') && (situacao === 'A_DECIDIR' || revendo);
  return (
    <Card as="li" {...keptFocus} className="repetida" aria-labelledby={titulo}>
      <div className="repetida-topo">
        <h2 id={titulo}>
          {ROTULO_DE_SEMELHANCA_FOTO[semelhanca]} · {foto.lotacao}
        </h2>
        <Pill tone={SITUACOES[situacao].tone}>{SITUACOES[situacao].rotulo}</Pill>
      </div>
      <p className="quieto">{semelhancaEmPalavras(repetida)}</p>
      <div className="repetida-par">
        <Uso nome="Foto nova" uso={foto} />
        <Uso nome="Usada antes" uso={anterior} />
      </div>
      {decisao && (
        <p>
          Decidido por <strong>{decisao.por}</strong> em {formatInstant(decisao.em, foto.fusoHorario)}
          {decisao.observacao && `: ${decisao.observacao}`}
        </p>
      )}
      {decide ? (
        <Decisao repetida={repetida} pronto={() => setRevendo(false)} />
      ) : (
        acoes.includes('decidir') && (
          <Toolbar>
            <Button onClick={() => setRevendo(true)}>
              Rever a decisão<span className="so-leitor">: {foto.lotacao}</span>
            </Button>
          </Toolbar>
        )
      )}
    </Card>
  );
}

const Uso = ({ nome, uso }: { nome: string; uso: UsoDeFoto }) => (
  <section aria-label={nome}>
    <h3>{nome}</h3>
    <a
      className="repetida-foto"
      href={`api/ms-alipen/foto-refeicao?foto=${encodeURIComponent(uso.foto)}`}
      target="_blank"
      rel="noreferrer"
    >
      <Photo name={uso.foto} alt={`${nome}, de ${uso.lotacao}, abre em outra aba`} side={MAIOR} />
    </a>
    <dl className="repetida-fatos">
      <Fato nome="Lotação" valor={uso.lotacao} />
      <Fato nome="Mostra" valor={ROTULO_DE_CONTEXTO_FOTO[uso.contexto]} />
      <Fato
        nome="Tirada em"
        valor={uso.tiradaEm ? formatInstant(uso.tiradaEm, uso.fusoHorario) : 'a câmera não disse'}
      />
      <Fato nome="Enviada em" valor={formatInstant(uso.enviadaEm, uso.fusoHorario)} />
      <Fato nome="Por" valor={uso.enviadaPor} />
      {uso.fiscalizacao && (
        <div>
          <dt>Fiscalização</dt>
          <dd>
            <Link className="vinculo" to={`${FISCALIZACAO}${uso.fiscalizacao.id}`}>
              {uso.fiscalizacao.numero}
            </Link>
          </dd>
        </div>
      )}
    </dl>
  </section>
);

const Fato = ({ nome, valor }: { nome: string; valor: string }) => (
  <div>
    <dt>{nome}</dt>
    <dd>{valor}</dd>
  </div>
);

interface Decidida {
  decisao: DecisaoFotoRepetida['decisao'] | null;
  observacao: string;
}

function Decisao({ repetida, pronto }: { repetida: FotoRepetida; pronto: () => void }) {
  const form = useForm<Decidida>({
    start: { decisao: null, observacao: repetida.decisao?.observacao ?? '' },
    send: async ({ decisao, observacao }) =>
      decisao && decidirFotoRepetida(repetida, { decisao, ...written({ observacao }) }),
    onSent: pronto,
  });
  const { lotacao } = repetida.foto;
  return (
    <div className="repetida-decisao">
      <TextField
        form={form}
        name="observacao"
        label={
          <>
            Observação, se houver<span className="so-leitor">: {lotacao}</span>
          </>
        }
        maxLength={500}
      />
      <Toolbar>
        <Button variant="primary" aria-disabled={form.busy} onClick={() => form.submit({ decisao: 'REPETIDA' })}>
          É repetida<span className="so-leitor">: {lotacao}</span>
        </Button>
        <Button aria-disabled={form.busy} onClick={() => form.submit({ decisao: 'NAO_REPETIDA' })}>
          Não é repetida<span className="so-leitor">: {lotacao}</span>
        </Button>
      </Toolbar>
      <FormRefusal form={form} />
    </div>
  );
}
