import type { LanguagePhrases } from './language-phrases.ts';

/** Portuguese phrases. */
export const PORTUGUESE: LanguagePhrases = {
  deep_focus: `
    concentrar, me concentrar, preciso me concentrar, concentração, focar, foco, foco total,
    trabalho profundo, sem distrações, distraído, me distraio, não perturbe, escrever um relatório,
    terminar o relatório, relatório, redigir, redação, escrever a tese, tese, dissertação, tcc,
    artigo, documentação, proposta, programar, escrever código, codar, codando,
    desenvolver uma funcionalidade, desenvolvimento, estudar, estudar para a prova, prova,
    vestibular, enem, concurso, exame, revisar a matéria, aprender, decorar, lição de casa,
    dever de casa, trabalho da faculdade, ler, leitura, ler um livro, responder e-mails,
    caixa de entrada, papelada, burocracia, notas fiscais, faturas, contabilidade, imposto de renda,
    planilha para preencher, traduzir, tradução, corrigir provas, preparar aula, fazer slides,
    prazo, entrega amanhã, lista de tarefas, tarefas, terminar o trabalho
  `,
  analytical: `
    depurar, debugar, corrigir um bug, encontrar o erro, achar o erro, procurar a causa,
    servidor caiu, analisar, análise, análise de dados, dados, estatística, matemática,
    exercícios de matemática, equações, resolver, resolver problemas, demonstração, física, cálculo,
    calcular, planilha, planilhas, orçamento, fazer o orçamento, fechar as contas, balanço,
    conferir os números, previsão de vendas, decidir, decisão, tomar uma decisão, prós e contras,
    comparar, avaliar, estratégia, pensar, raciocínio, revisão de código, revisar contrato,
    auditoria, xadrez, jogar xadrez, charada, quebra-cabeça, lógica, arquitetura do sistema
  `,
  creative: `
    ideias, ter ideias, chuva de ideias, novas ideias, inspiração, criativo, criativa, criatividade,
    criar, criação, imaginar, imaginação, inventar, desenhar, desenho, design, logotipo, cartaz,
    nome para, slogan, campanha publicitária, pintar, pintura, esboço, rascunho de layout,
    ilustração, conto, escrever um conto, romance, escrever um romance, poema, poesia, roteiro,
    música, compor, compor uma música, letra de música, tocar violão, fotografia, bloqueio criativo,
    artesanato, decorar a casa, moda
  `,
  meeting: `
    reunião, reuniões, reunião de equipe, reunião com o cliente, conselho, videochamada,
    videoconferência, chamada, ligação, ligar para, call com, entrevista, entrevista de emprego,
    negociar, negociação, aumento de salário, apresentação para, apresentar, apresentar o projeto,
    falar em público, discurso, palestra, dar uma palestra, dar aula, ensinar, aula particular,
    oficina, workshop, conversa difícil, conversar com meu chefe, avaliação de desempenho, cliente,
    clientes, comitê, reunião de pais, defesa de tese, defesa do tcc, alinhamento semanal,
    primeiro encontro, conferência, atendimento
  `,
  calm: `
    estressado, estressada, estresse, stress, ansiedade, ansioso, ansiosa, crise de ansiedade,
    ataque de pânico, pânico, nervoso, nervosa, nervosismo, medo, com medo, preocupado, preocupada,
    preocupação, sobrecarregado, sobrecarregada, não aguento mais, muita pressão, irritado,
    irritada, raiva, com raiva, frustrado, frustrada, triste, chorar, me acalmar, acalmar, calma,
    tranquilo, relaxar, relaxamento, respirar, respiração, meditar, meditação, atenção plena, pausa,
    descanso, paz, ioga, desabafar, esgotado emocionalmente, briga
  `,
  energise: `
    cansado, cansada, muito cansado, exausto mas preciso trabalhar, com sono no trabalho,
    estou com sono, sonolento, sem energia, energia, preciso de energia, falta de energia,
    sem vontade, preguiça, acordar, ficar acordado, me manter acordado, desânimo, desanimado,
    motivação, sem motivação, me motivar, ânimo, disposição, dormi mal, exercício, fazer exercício,
    treinar, treino, academia, musculação, correr, corrida, bicicleta, pedalar, nadar, esporte,
    futebol, jogo de futebol, dançar, videogame, jogar, partida ranqueada, torneio, faxina,
    limpar a casa, turno da noite, madrugada trabalhando
  `,
  wind_down: `
    dormir, não consigo dormir, quero dormir, pegar no sono, insônia, insónia, ir para a cama,
    hora de dormir, na cama, boa noite, soneca, cochilo, tirar uma soneca, fim do dia,
    fim do expediente, terminei o trabalho, depois do trabalho, noite, esta noite, desligar,
    desligar do trabalho, desconectar, antes de dormir, ler na cama, dia longo, assistir série,
    sofá, descansar à noite, sono, sono profundo, fim de semana, acordado às 3 da manhã, deitar
  `,
  none: `
    almoço, café da manhã, pequeno-almoço, jantar, lanche, férias, feriado, folga,
    fora do escritório, ausente, dentista, médico, consulta médica, cabeleireiro, compras,
    supermercado, buscar as crianças, aniversário, casamento, voo para, viagem, ônibus,
    oficina mecânica, veterinário, olá, oi, bom dia, obrigado, tudo bem, quem é você,
    previsão do tempo, conte uma piada, não sei, nada, mudança, encomenda
  `,
};
