import type { LanguagePhrases } from './language-phrases.ts';

/** Spanish phrases. */
export const SPANISH: LanguagePhrases = {
  deep_focus: `
    concentrarme, concentración, necesito concentrarme, enfocarme, enfoque, foco, trabajo profundo,
    sin distracciones, me distraigo, distraído, no molestar, escribir un informe,
    terminar el informe, redactar, redactar un correo, escribir mi tesis, tesis,
    trabajo de fin de grado, ensayo, artículo, documentación, propuesta, programar, escribir código,
    codificar, desarrollar una función, desarrollo, estudiar, estudiar para el examen, examen,
    examen final, oposiciones, repasar, repaso, aprender, memorizar, tarea, tareas, deberes, leer,
    leer un libro, lectura, apuntes, tomar apuntes, responder correos, correos, bandeja de entrada,
    papeleo, trámites, facturas, contabilidad, declaración de la renta, meter datos, traducir,
    traducción, corregir exámenes, preparar clases, hacer diapositivas, entrega mañana,
    fecha límite, plazo, lista de pendientes, pendientes, terminar el trabajo, productividad
  `,
  analytical: `
    depurar, depurando, depurar un error, corregir errores, buscar el fallo, encontrar el error,
    bug, la causa, caída del servidor, analizar, análisis, análisis de datos, datos, estadística,
    matemáticas, ejercicios de matemáticas, ecuaciones, resolver, resolver problemas, demostración,
    física, cálculo, calcular, hoja de cálculo, presupuesto, hacer el presupuesto, cuadrar cuentas,
    balance, números del trimestre, pronóstico, decidir, decisión, tomar una decisión,
    pros y contras, comparar, evaluar, estrategia, pensar, razonar, revisión de código,
    revisar código, revisar un contrato, auditoría, ajedrez, jugar al ajedrez, acertijo,
    rompecabezas, sudoku, arquitectura del sistema
  `,
  creative: `
    ideas, lluvia de ideas, buscar ideas, ideas nuevas, inspiración, creativo, creativa,
    creatividad, crear, creación, imaginar, imaginación, inventar, diseñar, diseño, diseño gráfico,
    logotipo, cartel, nombre para, eslogan, campaña publicitaria, dibujar, dibujo, pintar, pintura,
    boceto, bocetos, ilustración, cuento, escribir un cuento, novela, escribir una novela, poema,
    poesía, guion, canción, escribir una canción, componer, componer música, música,
    tocar la guitarra, fotografía, bloqueo creativo, manualidades, decorar, cerámica,
    diseñar la portada, portada de un libro, diseñar un logo, diseñar un cartel
  `,
  meeting: `
    reunión, reuniones, reunión de equipo, reunión con el cliente, junta, junta directiva,
    videollamada, videoconferencia, llamada, llamada con, llamar, entrevista, entrevista de trabajo,
    negociar, negociación, negociar mi sueldo, aumento de sueldo, presentación ante, presentar,
    exponer, exposición oral, hablar en público, discurso, dar una charla, charla, conferencia,
    dar clase, dar clases, enseñar, tutoría, taller, conversación difícil, hablar con mi jefe,
    evaluación de desempeño, cliente, clientes, comité, reunión de padres, defensa de tesis,
    consulta con pacientes, seguimiento semanal, primera cita
  `,
  calm: `
    estresado, estresada, estrés, mucho estrés, ansiedad, ansioso, ansiosa, ataque de ansiedad,
    ataque de pánico, pánico, nervioso, nerviosa, nervios, miedo, tengo miedo, preocupado,
    preocupada, preocupación, agobiado, agobiada, agobio, abrumado, abrumada, no puedo más,
    demasiada presión, enojado, enojada, enfadado, enfadada, rabia, frustrado, frustrada, triste,
    llorar, calmarme, calma, tranquilizarme, tranquilo, tranquila, relajarme, relajar, relajación,
    respirar, respiración, meditar, meditación, atención plena, descanso, pausa, desahogarme, yoga,
    paz, quemado, pelea, discutí con
  `,
  energise: `
    cansado, cansada, muy cansado, agotado pero tengo que trabajar, sueño en el trabajo,
    tengo sueño, con sueño, somnoliento, sin energía, energía, necesito energía, falta de energía,
    sin ganas, pereza, flojera, despertarme, despertar, despierto, mantenerme despierto, bajón,
    bajón de la tarde, motivación, motivarme, sin motivación, desmotivado, ánimo, activarme,
    activar, dormí mal, ejercicio, hacer ejercicio, entrenar, entrenamiento, gimnasio, pesas,
    correr, salir a correr, bicicleta, nadar, deporte, fútbol, partido, bailar, videojuegos, jugar,
    partida clasificatoria, torneo, limpiar la casa, limpieza, turno de noche, madrugar
  `,
  wind_down: `
    dormir, no puedo dormir, quiero dormir, dormirme, conciliar el sueño, insomnio, desvelado,
    desvelada, acostarme, ir a la cama, a la cama, hora de dormir, buenas noches, siesta,
    echar una siesta, cabezada, fin del día, final del día, terminé de trabajar,
    después del trabajo, noche, esta noche, tarde noche tranquila, desconectar,
    desconectar del trabajo, apagar el cerebro, antes de dormir, leer en la cama, día largo,
    ver una serie, sofá, descansar esta noche, sueño profundo, fin de semana,
    despierto a las 3 de la mañana
  `,
  none: `
    almuerzo, comida, desayuno, cena, café, vacaciones, feriado, festivo, día libre,
    fuera de la oficina, ausente, dentista, médico, cita médica, peluquería, compras, supermercado,
    recoger a los niños, cumpleaños, boda, vuelo a, viaje, tren a, taller mecánico, veterinario,
    hola, buenos días, gracias, qué tal, quién eres, qué haces, clima, cuéntame un chiste, no sé,
    nada, mudanza, paquete, recados
  `,
};
