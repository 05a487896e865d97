-- Forms of inspection, as data (domain 6.3, 6.2). A version is a row that never changes: an inspection keeps its own for ever.
create table formularios (
  id integer generated always as identity primary key,
  -- Null is the default, for contracts without a form of their own.
  contrato_id integer references contratos (id),
  versao integer not null check (versao >= 1),
  titulo text not null,
  secoes jsonb not null,
  faixas_desconto jsonb not null,
  notas jsonb not null,
  criado_em timestamptz not null,
  criado_por integer not null references usuarios (id),
  -- Of two managers who publish at once, one wins.
  constraint formularios_uma_versao unique nulls not distinct (contrato_id, versao)
);

create function formularios_nunca_mudam() returns trigger language plpgsql as $$
begin
  raise exception 'formularios never change: % refused', tg_op;
end
$$;

create trigger formularios_nunca_mudam before update or delete on formularios
for each row execute function formularios_nunca_mudam();

-- "Fiscalização de Entrega de Refeição", version 1. Temperatures in tenths of a degree, weights in grams, shortfalls in
-- hundredths of a percent; what a band says counts from the limit to the bad side.
insert into formularios (contrato_id, versao, titulo, secoes, faixas_desconto, notas, criado_em, criado_por) values
(null, 1, 'Fiscalização de Entrega de Refeição',
$secoes$[
  {"codigo": "A", "titulo": "Prazo e quantidade", "itens": [
    {"codigo": "A1", "titulo": "Chegada dentro da janela", "ajuda": "Vem do registro de recebimento. Se ainda não há registro, diga a hora em que a entrega chegou.", "tipo": "AUTOMATICO", "peso": 3, "pontos": 5, "critico": false, "tolerancia": 0, "foto": "NUNCA", "obrigatorio": false, "admiteNaoSeAplica": false, "basico": true, "gravidade": "LEVE", "unidade": "min", "limites": {"daRefeicao": true}, "faixas": [{"acimaDe": 15, "pontos": 5}, {"acimaDe": 30, "pontos": 10}, {"acimaDe": 60, "pontos": 20, "critico": true}]},
    {"codigo": "A2", "titulo": "Quantidade entregue igual à confirmada", "ajuda": "Conte o que chegou, por público.", "tipo": "QUANTIDADES", "peso": 3, "pontos": 10, "critico": false, "tolerancia": 0, "foto": "SE_NAO_CONFORME", "obrigatorio": true, "admiteNaoSeAplica": false, "basico": true, "gravidade": "MODERADO", "faixas": [{"acimaDe": 0, "pontos": 10}, {"acimaDe": 500, "pontos": 20}, {"acimaDe": 1000, "pontos": 20, "critico": true}]},
    {"codigo": "A3", "titulo": "Dietas especiais entregues e identificadas", "ajuda": "Cada dieta em recipiente próprio, com a identificação da pessoa.", "tipo": "CONFORMIDADE", "peso": 3, "pontos": 10, "critico": true, "tolerancia": 0, "foto": "SE_NAO_CONFORME", "obrigatorio": true, "admiteNaoSeAplica": true, "gravidade": "GRAVE"}
  ]},
  {"codigo": "B", "titulo": "Temperatura", "itens": [
    {"codigo": "B1", "titulo": "Preparações quentes", "ajuda": "Meça ao menos uma preparação quente. Vale a menor leitura; o mínimo é 60 °C.", "tipo": "TEMPERATURA", "peso": 3, "pontos": 10, "critico": false, "tolerancia": 0, "foto": "NUNCA", "obrigatorio": true, "admiteNaoSeAplica": true, "basico": true, "gravidade": "MODERADO", "unidade": "°C", "contextoFoto": "TERMOMETRO", "limites": {"minimo": 600, "daRefeicao": true}, "faixas": [{"acimaDe": 0, "pontos": 10}, {"acimaDe": 100, "pontos": 20, "critico": true}]},
    {"codigo": "B2", "titulo": "Preparações frias", "ajuda": "Salada e sobremesa. Vale a maior leitura; o máximo é 5 °C.", "tipo": "TEMPERATURA", "peso": 2, "pontos": 10, "critico": false, "tolerancia": 0, "foto": "NUNCA", "obrigatorio": false, "admiteNaoSeAplica": true, "gravidade": "MODERADO", "unidade": "°C", "contextoFoto": "TERMOMETRO", "limites": {"maximo": 50, "daRefeicao": true}},
    {"codigo": "B3", "titulo": "Hora da produção na etiqueta, até 6 horas antes do consumo", "ajuda": "Escreva a hora que está na etiqueta. Sem etiqueta, ou ilegível, marque não conforme.", "tipo": "HORA", "peso": 2, "pontos": 5, "critico": false, "tolerancia": 0, "foto": "SE_NAO_CONFORME", "obrigatorio": false, "admiteNaoSeAplica": true, "gravidade": "LEVE", "limites": {"maximo": 360, "daRefeicao": true}}
  ]},
  {"codigo": "C", "titulo": "Peso", "itens": [
    {"codigo": "C1", "titulo": "Peso médio da refeição", "ajuda": "Pese de 3 a 10 marmitas e uma embalagem vazia.", "tipo": "PESOS", "peso": 3, "pontos": 10, "critico": false, "tolerancia": 0, "foto": "NUNCA", "obrigatorio": true, "admiteNaoSeAplica": true, "gravidade": "MODERADO", "unidade": "g", "contextoFoto": "PESAGEM", "limites": {"minimo": 700, "daRefeicao": true, "unidadeAbaixoMaximo": 1000}, "faixas": [{"acimaDe": 500, "pontos": 10}, {"acimaDe": 1000, "pontos": 20, "critico": true}]},
    {"codigo": "C2", "titulo": "Peso da proteína conforme o contratado", "ajuda": "Pese a proteína de uma marmita e diga se está conforme o contrato.", "tipo": "NUMERO", "peso": 3, "pontos": 10, "critico": false, "tolerancia": 0, "foto": "SE_NAO_CONFORME", "obrigatorio": false, "admiteNaoSeAplica": true, "gravidade": "MODERADO", "unidade": "g", "contextoFoto": "PESAGEM"}
  ]},
  {"codigo": "D", "titulo": "Cardápio", "itens": [
    {"codigo": "D1", "titulo": "Todos os componentes do cardápio do dia", "ajuda": "Se falta algum, diga quantos.", "tipo": "CONFORMIDADE", "peso": 2, "pontos": 5, "critico": false, "tolerancia": 0, "foto": "SE_NAO_CONFORME", "obrigatorio": true, "admiteNaoSeAplica": false, "basico": true, "gravidade": "LEVE", "pontosPorUnidade": true},
    {"codigo": "D2", "titulo": "Substituição autorizada e equivalente", "tipo": "CONFORMIDADE", "peso": 1, "pontos": 5, "critico": false, "tolerancia": 0, "foto": "NUNCA", "obrigatorio": true, "admiteNaoSeAplica": true, "gravidade": "LEVE"},
    {"codigo": "D3", "titulo": "Itens embalados na validade e frutas como especificado", "tipo": "CONFORMIDADE", "peso": 2, "pontos": 10, "critico": true, "tolerancia": 0, "foto": "SE_NAO_CONFORME", "obrigatorio": true, "admiteNaoSeAplica": true, "gravidade": "GRAVE"}
  ]},
  {"codigo": "E", "titulo": "Avaliação sensorial", "itens": [
    {"codigo": "E1", "titulo": "Aparência", "ajuda": "De 1 (muito ruim) a 5 (muito boa). Até 2 não é conforme.", "tipo": "ESCALA", "peso": 1, "pontos": 3, "critico": false, "tolerancia": 0, "foto": "NUNCA", "obrigatorio": true, "admiteNaoSeAplica": false, "gravidade": "ADVERTENCIA", "limites": {"minimo": 3}},
    {"codigo": "E2", "titulo": "Odor", "ajuda": "De 1 (muito ruim) a 5 (muito boa). Até 2 não é conforme.", "tipo": "ESCALA", "peso": 1, "pontos": 3, "critico": false, "tolerancia": 0, "foto": "NUNCA", "obrigatorio": true, "admiteNaoSeAplica": false, "gravidade": "ADVERTENCIA", "limites": {"minimo": 3}},
    {"codigo": "E3", "titulo": "Sabor", "ajuda": "De 1 (muito ruim) a 5 (muito boa). Até 2 não é conforme.", "tipo": "ESCALA", "peso": 1, "pontos": 3, "critico": false, "tolerancia": 0, "foto": "NUNCA", "obrigatorio": true, "admiteNaoSeAplica": false, "gravidade": "ADVERTENCIA", "limites": {"minimo": 3}},
    {"codigo": "E4", "titulo": "Textura", "ajuda": "De 1 (muito ruim) a 5 (muito boa). Até 2 não é conforme.", "tipo": "ESCALA", "peso": 1, "pontos": 3, "critico": false, "tolerancia": 0, "foto": "NUNCA", "obrigatorio": true, "admiteNaoSeAplica": false, "gravidade": "ADVERTENCIA", "limites": {"minimo": 3}},
    {"codigo": "E5", "titulo": "Sem corpo estranho, inseto ou azedume", "tipo": "CONFORMIDADE", "peso": 3, "pontos": 20, "critico": true, "tolerancia": 0, "foto": "SE_NAO_CONFORME", "obrigatorio": true, "admiteNaoSeAplica": false, "basico": true, "gravidade": "GRAVISSIMO"}
  ]},
  {"codigo": "F", "titulo": "Embalagem e transporte", "itens": [
    {"codigo": "F1", "titulo": "Embalagem íntegra e fechada", "tipo": "CONFORMIDADE", "peso": 2, "pontos": 5, "critico": false, "tolerancia": 0, "foto": "SE_NAO_CONFORME", "obrigatorio": true, "admiteNaoSeAplica": false, "basico": true, "gravidade": "LEVE"},
    {"codigo": "F2", "titulo": "Veículo fechado, limpo, licenciado e exclusivo", "tipo": "CONFORMIDADE", "peso": 2, "pontos": 5, "critico": false, "tolerancia": 0, "foto": "SE_NAO_CONFORME", "obrigatorio": true, "admiteNaoSeAplica": true, "gravidade": "LEVE", "contextoFoto": "VEICULO"},
    {"codigo": "F3", "titulo": "Entregador uniformizado e asseado", "tipo": "CONFORMIDADE", "peso": 1, "pontos": 3, "critico": false, "tolerancia": 0, "foto": "NUNCA", "obrigatorio": true, "admiteNaoSeAplica": true, "gravidade": "ADVERTENCIA"}
  ]},
  {"codigo": "G", "titulo": "Higiene e registros", "itens": [
    {"codigo": "G1", "titulo": "Utensílios limpos", "tipo": "CONFORMIDADE", "peso": 1, "pontos": 3, "critico": false, "tolerancia": 0, "foto": "SE_NAO_CONFORME", "obrigatorio": true, "admiteNaoSeAplica": true, "gravidade": "ADVERTENCIA"},
    {"codigo": "G2", "titulo": "Amostra recolhida e guardada por 72 horas", "tipo": "CONFORMIDADE", "peso": 2, "pontos": 5, "critico": false, "tolerancia": 0, "foto": "NUNCA", "obrigatorio": true, "admiteNaoSeAplica": true, "gravidade": "LEVE", "guardaAmostra": true},
    {"codigo": "G3", "titulo": "Planilha de temperatura do fornecedor apresentada", "tipo": "CONFORMIDADE", "peso": 1, "pontos": 3, "critico": false, "tolerancia": 0, "foto": "NUNCA", "obrigatorio": true, "admiteNaoSeAplica": true, "gravidade": "ADVERTENCIA"},
    {"codigo": "G4", "titulo": "Balança e termômetro com verificação válida", "tipo": "CONFORMIDADE", "peso": 1, "pontos": 2, "critico": false, "tolerancia": 0, "foto": "NUNCA", "obrigatorio": true, "admiteNaoSeAplica": true, "gravidade": "ADVERTENCIA"}
  ]},
  {"codigo": "H", "titulo": "Evidências", "itens": [
    {"codigo": "H1", "titulo": "Foto da marmita aberta", "ajuda": "Não fotografe rostos.", "tipo": "FOTO", "peso": 0, "pontos": 0, "critico": false, "tolerancia": 0, "foto": "SEMPRE", "obrigatorio": true, "admiteNaoSeAplica": false, "basico": true, "contextoFoto": "MARMITA"},
    {"codigo": "H2", "titulo": "Foto da balança", "tipo": "FOTO", "peso": 0, "pontos": 0, "critico": false, "tolerancia": 0, "foto": "NUNCA", "obrigatorio": false, "admiteNaoSeAplica": false, "contextoFoto": "PESAGEM"},
    {"codigo": "H3", "titulo": "Foto do termômetro", "tipo": "FOTO", "peso": 0, "pontos": 0, "critico": false, "tolerancia": 0, "foto": "NUNCA", "obrigatorio": false, "admiteNaoSeAplica": false, "contextoFoto": "TERMOMETRO"},
    {"codigo": "H4", "titulo": "Foto do veículo", "tipo": "FOTO", "peso": 0, "pontos": 0, "critico": false, "tolerancia": 0, "foto": "NUNCA", "obrigatorio": false, "admiteNaoSeAplica": false, "contextoFoto": "VEICULO"},
    {"codigo": "H5", "titulo": "Outras fotos", "tipo": "FOTO", "peso": 0, "pontos": 0, "critico": false, "tolerancia": 0, "foto": "NUNCA", "obrigatorio": false, "admiteNaoSeAplica": false, "contextoFoto": "NAO_CONFORMIDADE"}
  ]},
  {"codigo": "I", "titulo": "Conclusão", "itens": [
    {"codigo": "I1", "titulo": "Observações", "tipo": "TEXTO", "peso": 0, "pontos": 0, "critico": false, "tolerancia": 0, "foto": "NUNCA", "obrigatorio": false, "admiteNaoSeAplica": false, "basico": true},
    {"codigo": "I2", "titulo": "Assinatura de quem fiscalizou", "tipo": "ASSINATURA", "peso": 0, "pontos": 0, "critico": false, "tolerancia": 0, "foto": "NUNCA", "obrigatorio": true, "admiteNaoSeAplica": false, "basico": true}
  ]}
]$secoes$,
$faixas$[
  {"de": 0, "ate": 4, "descontoPct": 0},
  {"de": 5, "ate": 10, "descontoPct": 1},
  {"de": 11, "ate": 20, "descontoPct": 2},
  {"de": 21, "ate": 30, "descontoPct": 3},
  {"de": 31, "ate": 40, "descontoPct": 4},
  {"de": 41, "ate": 50, "descontoPct": 5},
  {"de": 51, "ate": 60, "descontoPct": 6},
  {"de": 61, "ate": 70, "descontoPct": 7},
  {"de": 71, "ate": 80, "descontoPct": 8},
  {"de": 81, "descontoPct": 9}
]$faixas$,
'{"conforme": 90, "atencao": 75, "naoConforme": 50}', '2026-11-20T00:00:00Z', 0);
