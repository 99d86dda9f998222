import type { Article } from '../article.ts';

/** Articles about the brain's rhythms. */
export const RHYTHM_ARTICLES: readonly Article[] = [
  {
    title: 'Alpha: The Rhythm of a Quiet Gate',
    content: `Close your eyes and rest, and a swing of about ten cycles a second grows at the back of your head. It was the first rhythm that Hans Berger saw when he recorded from the human scalp in the 1920s. For a long time it was taken for idling: the visual part of the brain with nothing to do. Open your eyes, and most of it is gone.

Later work made the picture more interesting. When people attend to one side of what they see, alpha tends to shrink over the part of the brain that handles that side and to grow over the other. One reading is that alpha quiets what is not needed, like a gate that is held shut. Other researchers think that it follows attention more than it directs it, and the question is not settled.

People turn towards their own thoughts with more alpha, too. In one small study with 20 people, a weak electrical current at 10 Hz over the front of the head went with slightly higher scores in a test of creative thinking. That was current, not light or sound, and one small study is a beginning rather than a result.

Can an outside beat raise alpha? A light that flickers near 10 Hz makes the visual cortex respond at that rate, and the response is at its largest there. Some studies find that attention changes a little at the same time, and others do not. What it feels like to you is something that only you can find out.`,
  },
  {
    title: 'Beta, and the Effort of Staying with It',
    content: `Between about 12 and 30 cycles a second lies the band called beta. It was first noticed over the parts of the brain that plan and hold movements. Keep a muscle still and beta is strong; begin to move and it drops, only to come back when the movement ends. Because of this, some researchers describe it as a signal to leave things as they are.

The idea fits thinking as well as moving. When you hold a rule in mind, or keep your attention on one thing while others pull at it, beta often rises over the front of the brain. It does not come as a steady hum. In single trials it appears in short bursts, and how often they come seems to matter more than how strong they are on average.

Beta is also the band with the best-known studies of sound and attention. In one, with 677 people, music whose loudness was modulated 16 times a second went with fewer slips in a long and boring task. Some of the authors worked for the company that makes such music, which is a reason to want the result repeated elsewhere. A later study by a related group found the largest effect in people who reported more symptoms of inattention.

None of this shows that more beta is better. A brain that never lets go of what it is doing would be a poor one, and some conditions are marked by too much of it. If you try a rhythm in this band, take it as a question. The answer is in how the work goes, not in the number.`,
  },
  {
    title: 'Theta and the Map in Your Head',
    content: `When a rat explores a room, a rhythm of four to eight or more cycles a second runs through its hippocampus. Single cells there fire in particular places, as if the animal carried a map. As it walks through the place of a cell, that cell fires a little earlier in each cycle of the rhythm. The timing alone tells roughly how far through the place the animal has come.

People have a hippocampus too, and it serves memory as well as orientation. Recordings from patients who had electrodes for medical reasons show theta there while they find their way through a virtual town. In people the rhythm is slower and comes in shorter stretches than in rats. Over the front of the head, theta often grows while people hold several things in mind or correct a mistake.

One proposal joins it to faster rhythms. A cycle of theta may give a frame in which bursts of gamma stand for separate items, one after another. That would explain why only a few things fit into mind at once. It is an elegant idea with supporting data, and still a hypothesis.

Could an outside rhythm help memory? In one study, people who had seen and heard a beat of 5.5 Hz remembered more about where they had met a word than people after noise or a faster beat. Other studies with pictures and similar rhythms found nothing. Results like these are a reason for more work, and no reason yet for a promise.`,
  },
  {
    title: 'Gamma and the Puzzle of the Whole',
    content: `Look at a red ball rolling across a table. Its colour, shape and motion are handled in different parts of your visual brain, and yet you see one thing. How the parts come together is known as the binding problem. In the late 1980s recordings from the cat’s visual cortex suggested an answer: cells that respond to the same object may fire in step, some forty times a second.

This rhythm, from about 30 Hz upwards, is called gamma. It appears wherever a patch of cortex works hard, and it depends on a tight exchange between cells that excite and cells that inhibit. Whether it binds anything remains disputed. Its frequency shifts with the contrast of an image, and some natural pictures evoke hardly any, which is awkward for a signal that should hold percepts together.

Forty cycles a second became famous in another way. In mice bred to develop signs of Alzheimer’s disease, light at that rate was reported to reduce some of them, and trials in people followed. Other laboratories later repeated the experiment in mice and did not find the effect. Nobody should draw conclusions for their own health from the present state of that debate.

For everyday attention the evidence is thinner still. A flicker at 40 Hz certainly makes the visual cortex respond at 40 Hz, and a few studies with sound report narrower attention. Others find nothing, and one careful study found that the brain’s own gamma went on beside the flicker as if it were not there. It is a rhythm to be curious about.`,
  },
  {
    title: 'What a Steady Pulse Does to the Brain',
    content: `Play a tone that swells and fades forty times a second, and a rhythm of forty cycles a second can be recorded from the head. Let a light flicker ten times a second, and the back of the head answers with ten. This is the steady-state response, and it is one of the most dependable findings in the field. It is so dependable that it is used to test hearing, and to let people choose letters on a screen by looking at them.

The answer is not the same at every speed. For light, it is largest near 10 cycles a second and has a second peak near 20. For sound, it is strongest around 40. It shrinks when people look away, and it grows when they attend, so that it can serve as a measure of where attention is.

A harder question is what it means. The brain may be pulled along, as a pendulum is by another on the same wall; this is called entrainment. Or each pulse may simply evoke its own small response, and a row of them looks like a rhythm. Both would look much alike from outside, and laboratories have argued for decades about how to tell them apart.

And a response is not yet an effect. That a rhythm can be recorded says nothing about whether anybody thinks, feels or remembers differently. Reviews of the field come to mixed conclusions, from hopeful to doubtful, and most studies used far brighter lights than a tinted screen. Whoever tries it should watch the work, not the rhythm.`,
  },
  {
    title: 'Slow Waves: What Sleep Does with the Day',
    content: `In deep sleep the brain’s activity swells and ebbs about once a second. Millions of nerve cells fall silent together for a moment and then fire together again. From the scalp this looks like a large, slow wave. It is strongest in the first hours of the night, and the longer you have been awake, the more of it there is.

Something useful seems to happen in these waves. While they last, short bursts of faster activity called spindles appear at particular moments, and cells in the hippocampus replay patterns of the day. When the three line up well, people often remember more of what they learned the evening before. Many researchers think that memories are moved or strengthened in this way, though how large the effect is differs from study to study.

Sound can touch these waves. When soft clicks are timed to the rising part of each wave, the next one tends to be larger. In some studies people then remembered more in the morning; in others the waves grew and memory did not. The timing matters, and it needs a recording of the sleeper’s brain to get it right.

A screen in the evening is another matter. Bright and bluish light late in the day can delay sleep, and anything exciting does the same. If you use light or sound to unwind, keep them dim, warm and short. A dark room remains the better tool.`,
  },
];
