import type { Article } from '../article.ts';

/** Articles about attention and work. */
export const ATTENTION_ARTICLES: readonly Article[] = [
  {
    title: 'Why a Full Mind Is Harder to Distract',
    content: `Some tasks let everything in. While you wait for a page to load, you hear the corridor, the fridge and the colleague two desks away. In the middle of a hard paragraph the same sounds are there, and you do not notice them. In the 1990s the psychologist Nilli Lavie turned this into a theory.

Perceptual load theory holds that we perceive until capacity is used up. If a task is easy to see, what is left over goes to whatever else is around, whether we want it or not. If the task itself is rich and demanding to perceive, little is left, and distractions fade early. In experiments people searched for a letter among similar or dissimilar ones, and the distractor at the side slowed them less when the search was hard.

The theory has been tested many times. In four experiments people also reported fewer wandering thoughts under high load. But later work found large differences between people and even within one person from day to day, and some results went the other way. What exactly counts as load is harder to say than it sounds.

For everyday work one point is easily missed. The load has to be in the task: something beside the task that asks to be looked at is, by the theory’s own terms, a distractor. That is why anything added to a screen should be faint and steady enough to be forgotten. If you notice it often, it is too strong.`,
  },
  {
    title: 'Where the Mind Goes When It Wanders',
    content: `In the 1990s, people who studied the brain with scanners saw something odd. Whenever their volunteers began a task, certain regions became less active. Between tasks, when nothing was asked of anyone, these regions came to life again. Around 2001 they were given a name: the default mode network.

What does it do? It is active when people remember their past, imagine their future, or think about what others think. These are just the things that fill a wandering mind. When people in a scanner are asked at random moments what they had in mind, the network is more active before answers that had nothing to do with the task.

Wandering has costs. Reading goes on while nothing is understood, and slips become more frequent. In one large survey that asked by way of people’s telephones, they also reported being less happy when their minds were elsewhere, though which of the two comes first is hard to tell.

But it is no fault to be repaired. Plans are made in such moments, and now and then a problem solves itself. The useful skill may be to notice it sooner: to see that you have drifted, and to choose whether to come back. A short pause on purpose is better than a long one by accident.`,
  },
  {
    title: 'The Price of Switching',
    content: `Ask somebody to add two numbers, then to subtract two, then to add again. Each change costs a fraction of a second, even when it is announced in good time. This is the switch cost, and it has been measured in hundreds of experiments. Practice makes it smaller and does not remove it.

Two things seem to be behind it. The new rule has to be brought to mind, and the old one has to be let go. The second takes longer than one would think: what you did a moment ago lingers and gets in the way. When the same things on the screen can be used for both tasks, the cost is larger.

A message that arrives in the middle of your work is a switch with more to it. You leave a state that was built up over minutes, with names, numbers and half-made decisions held in mind. Studies of office work find that people do come back to an interrupted task, often by way of one or two others. How long the return takes differs so widely that no single figure should be trusted.

Small measures help. Write one line about what you were going to do next before you turn away. Gather messages for a few fixed times of day, where your work allows it. And when a switch cannot be avoided, give yourself a breath to let the old task go.`,
  },
  {
    title: 'Four Things at Once: The Limits of Working Memory',
    content: `Read a telephone number once and walk across the room. For a few seconds you can hold it, so long as nobody speaks to you. What you use is working memory: the small stock of things that are ready to be worked on. In the 1950s George Miller put its size at about seven items; later work, with rehearsal prevented, puts it nearer to four.

The limit is stubborn, but what counts as an item is not. An expert at chess sees a familiar attack where a beginner sees eight pieces. A programmer reads a loop as one thing. By joining pieces into larger ones, people seem to hold far more than four, and this is much of what it means to be good at something.

How the brain does it is still debated. One account says that cells keep firing for as long as an item is held. Another says that items rest in the connections between cells and are refreshed in short bursts, in turn. Rhythms in the theta and gamma range play a part in several of these accounts, and the data do not yet decide between them.

Can it be trained? People who practise a memory task become better at that task. That the gain spreads to other abilities is claimed more often than it is found. It is easier to need less of it: put things down in writing, keep names clear, and finish one thing before you begin the next.`,
  },
  {
    title: 'Breathing Slowly, and What the Heart Makes of It',
    content: `Your heart does not beat like a clock. It speeds up a little while you breathe in and slows down while you breathe out. The size of this swing is part of what is called heart rate variability. At rest, more of it generally goes with a body that can settle down easily.

Breathe at about six breaths a minute, and the swing becomes especially large. At that pace, near 0.1 cycles a second, breathing falls in with a slow loop that regulates blood pressure. Each pushes the other along, as a child on a swing is pushed at the right moment. The exact pace at which it works best differs a little from person to person.

Studies have looked at what follows. In one, people who breathed at their own best pace for a quarter of an hour had a better mood and a lower reaction of blood pressure to a stressful task than people who did not. Reviews find modest benefits for anxiety and stress, from studies of uneven quality. It is among the better-supported ways of calming down on purpose, and it costs nothing.

If you want to try it, breathe in for four or five seconds and out for five or six. Keep it light: deep and slow at once makes some people dizzy. A slow light or a slow swell of sound can serve as something to follow. Stop if it feels unpleasant, and leave it if it does nothing for you.`,
  },
  {
    title: 'Flow: What Is Known About Being Absorbed',
    content: `In the 1970s Mihaly Csikszentmihalyi asked climbers, chess players and surgeons why they did what they did. Many described the same state: full attention, a clear aim, and no sense of time or of oneself. He called it flow. Few ideas from psychology have travelled further.

Some of its conditions are well supported. Flow is more likely when a task is about as hard as your skill allows, when the aim is clear, and when you see at once how you are doing. Too easy, and the mind wanders; too hard, and worry takes over. Interruptions end it, and it takes time to come back.

What happens in the brain is much less certain. One idea is that parts of the prefrontal cortex, which watch and judge, become quieter. Another stresses a good connection between networks for control and for reward. The studies are small, they measure different things, and it is hard to be in flow inside a scanner.

So no device can switch it on. What you can do is prepare the ground: choose one task, make the next step clear, and put away what might interrupt. Some people find that a steady sound helps them begin, and others prefer silence. Pay attention to what works on your own days.`,
  },
];
